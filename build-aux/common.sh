# Shared by the other scripts: the path of the tree, Debian packages, configuring. Source it; do not run it.
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root" || exit

# Prints the missing packages of build-aux/packages for the given purposes.
list_missing_packages () {
  local purpose name wanted
  while read -r purpose name; do
    for wanted in "$@"; do
      if [ "$purpose" = "$wanted" ] &&
         ! dpkg-query -W -f '${db:Status-Status}\n' "$name" 2> /dev/null | grep -qx installed; then
        echo "$name"
      fi
    done
  done < build-aux/packages
}

# Installs the packages. Asks first and uses sudo, unless you are root.
install_packages () {
  local missing answer as_root=()
  if ! command -v apt-get > /dev/null || ! command -v dpkg-query > /dev/null; then
    echo "This is not Debian. Install what build-aux/packages lists." >&2
    return 0
  fi
  missing=$(list_missing_packages "$@" | tr '\n' ' ')
  if [ -z "${missing// /}" ]; then
    return 0
  fi
  echo "Needed Debian packages: $missing"
  if [ "$(id -u)" -ne 0 ]; then
    if [ ! -t 0 ]; then
      echo "Install them first: sudo apt-get install --no-install-recommends $missing" >&2
      return 1
    fi
    read -r -p "Install them with sudo? [y/N] " answer
    case "$answer" in
      [yY]*) as_root=(sudo) ;;
      *) return 1 ;;
    esac
  fi
  # shellcheck disable=SC2086 # one word a package
  { "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q update &&
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
      apt-get -q install -y --no-install-recommends $missing; } < /dev/null
}

# configure FOLDER [OPTION...]: creates the build folder or changes its options. A new folder uses precompiled headers (b_pch).
# They are not the default of this project because ccache does not cache files that use them.
configure () {
  local folder=$1
  shift
  if [ ! -f "$folder/build.ninja" ]; then
    meson setup "$folder" -Db_pch=true "$@"
  elif [ ! -f "$folder/configured" ] || printf "%s\n" "$@" | grep -qvxFf "$folder/configured"; then
    meson configure "$folder" "$@"
  else
    return 0
  fi
  printf '%s\n' "$@" > "$folder/configured"
}
