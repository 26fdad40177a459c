/* The page for phones: shows table.json. It computes nothing and contains no rules: every sentence and number comes from the program.
 * Texts reach the page only as text (textContent), never as markup. SPDX-License-Identifier: GPL-3.0-or-later */
"use strict";

const base = document.documentElement.dataset.base;
const MARKS = { red: "●", blue: "■", green: "▲", yellow: "◆" };
const NEW_FOR = 6000, AGAIN = 3000; /* ms */
const dark = window.matchMedia("(prefers-color-scheme: dark)");

let table = null;      /* the last table.json */
let seen = null;       /* the last turn that was shown */
let source = null;     /* the stream of events */
let lostSince = null;  /* when the connection was lost */
let newTimer = 0, retryTimer = 0;

const find = id => document.getElementById(id);

function make(name, text, classes) {
  const element = document.createElement(name);
  if (text !== undefined && text !== null) element.textContent = text;
  if (classes) element.className = classes;
  return element;
}

function fill(id, children) {
  find(id).replaceChildren(...children);
}

function show(id, visible) {
  find(id).hidden = !visible;
}

function insert(text, value) {
  return text.replace("%s", () => value);
}

/* --- which player this phone belongs to; null: not chosen, -1: just watching --- */

function getMe() {
  let me = null;
  try { me = JSON.parse(localStorage.getItem("me")); } catch (error) { me = null; }
  if (me === null || typeof me !== "object") return null;
  if (me.seat === -1) return -1;
  if (table.players[me.seat] && table.players[me.seat].name === me.name) return me.seat;
  const seats = table.players.map(player => player.name);
  return seats.includes(me.name) ? seats.indexOf(me.name) : null;
}

function setMe(seat) {
  const name = seat >= 0 ? table.players[seat].name : "";
  try { localStorage.setItem("me", JSON.stringify({ seat, name })); } catch (error) { /* not kept */ }
  showTable();
}

function showChoice(me) {
  const names = find("names"), choices = table.players.map((player, seat) => [insert(names.dataset.text, player.name), seat]);
  choices.push([names.dataset.watching, -1]);
  show("who", me === null);
  fill("names", choices.map(([text, seat]) => {
    const button = make("button", text);
    button.type = "button";
    button.addEventListener("click", () => setMe(seat));
    return button;
  }));
  fill("me", choices.map(([text, seat]) => {
    const option = make("option", text);
    option.value = seat;
    option.selected = seat === (me === null ? -1 : me);
    return option;
  }));
}

/* --- the parts --- */

function makePoints(player, seat, kind) {
  const item = make("li", null, kind);
  const active = seat === table.active && !table.finished;
  const mark = make("span", MARKS[player.color] + " ", player.color);
  mark.setAttribute("aria-hidden", "true");
  item.append(mark, make("span", player.name, active ? "active" : ""), " ", make("b", player.points));
  return item;
}

/* The table has the points of a team, so the shares of the partners are small and below it. */
function makeTeam(team, number) {
  const item = make("li", null, "team"), shares = make("ul");
  item.append(make("span", team.name), " ", make("b", team.points), shares);
  table.players.forEach((player, seat) => {
    if (player.team === number) shares.append(makePoints(player, seat, "share"));
  });
  return item;
}

function showPoints() {
  fill("points", table.teams.length > 0 ? table.teams.map(makeTeam)
                                        : table.players.map((player, seat) => makePoints(player, seat, "")));
  find("lead").textContent = table.texts.lead || "";
  show("lead", Boolean(table.texts.lead));
}

function makeGains(gains) {
  const me = getMe();
  return gains.map(gain => {
    const item = make("li", null, gain.player === me ? "own" : "");
    const changes = gain.amount !== 0 ? [gain.change] : [];
    if (gain.pointsChange) changes.push(gain.pointsChange);
    item.append(gain.name + ": " + changes.join(", "));
    item.append(make("span", gain.formula ? gain.title + ": " + gain.formula : gain.title, "why"));
    return item;
  });
}

function showEntered(isNew) {
  const entered = table.entered, text = find("text");
  const words = entered ? entered.text : text.dataset.empty;
  if (text.textContent !== words) text.textContent = words;
  find("turn").textContent = entered ? insert(find("turn").dataset.text, entered.turn) : "";
  show("wrong", Boolean(entered));
  fill("gains", entered ? makeGains(entered.gains) : []);
  show("tile", Boolean(entered && (entered.tile.length > 0 || entered.castle)));
  if (!find("tile").hidden) find("tile").src = getPicture("tile.svg");
  if (isNew) markNew(words);
}

function markNew(words) {
  clearTimeout(newTimer);
  find("entered").classList.add("new");
  show("new", true);
  newTimer = setTimeout(() => {
    find("entered").classList.remove("new");
    show("new", false);
  }, NEW_FOR);
  if (find("read").checked) speak(words);
}

function speak(words) {
  const speech = new SpeechSynthesisUtterance(words);
  speech.lang = table.language;
  speechSynthesis.cancel();
  speechSynthesis.speak(speech);
}

function makeFact(term, value) {
  const box = make("div");
  if (term) box.append(make("dt", term));
  box.append(make("dd", value));
  return box;
}

function showMine(me) {
  const player = me !== null && me >= 0 ? table.players[me] : null;
  show("mine", player !== null);
  if (!player) return;
  const rest = find("rest"), texts = player.texts;
  const slots = player.slots.filter(slot => slot).map(slot => slot.text);
  find("mine-title").textContent = [player.name, player.realm].filter(Boolean).join(", ");
  fill("tracks", ["points", "crystal", "gold", "wood"].map(key => {
    const box = make("div");
    box.append(make("dd", texts[key], "number"));
    return box;
  }));
  find("slots").textContent = slots.join(" · ");
  show("slots", slots.length > 0);
  const facts = [];
  if (texts.topSpell) facts.push(makeFact(rest.dataset.spell, texts.topSpell));
  for (const text of [texts.reserve, texts.hand, texts.artifacts]) if (text) facts.push(makeFact("", text));
  fill("rest", facts);
}

function makeTurn(turn) {
  const item = make("li");
  const gains = make("ul", null, "gains");
  gains.append(...makeGains(turn.gains));
  item.append(make("p", insert(find("turn").dataset.text, turn.turn) + " · " + turn.text), gains);
  return item;
}

function showTurns() {
  fill("before", table.before.slice(0, table.players.length).map(makeTurn));
  show("before-part", table.before.length > 0);
}

function showMissed(turns) {
  if (turns.length > 0) fill("missed-turns", turns.map(makeTurn));
  show("missed", turns.length > 0);
}

function showOpen() {
  fill("open", table.open.map(region => make("li", region.text)));
  show("open-part", table.open.length > 0);
}

/* The address changes with the table, because a browser keeps a picture of the same address. */
function getPicture(name) {
  return base + "/" + name + "?" + (dark.matches ? "dark=1&" : "") + "at=" + table.revision;
}

function showBoard() {
  find("board").alt = table.texts.board;
  if (find("board").dataset.near) find("board").src = getPicture("board.svg");
}

function makeCells(name, values) {
  return values.map(value => make(name, value));
}

function showEnd() {
  const end = table.end;
  show("end", Boolean(end));
  if (!end) return;
  find("result").textContent = end.text.replace(/ : /g, "\u00a0:\u00a0"); /* 58 : 57 stays on one line */
  find("ties").textContent = end.ties;
  fill("ranking", end.ranking.map(line => make("li", line)));
  const head = make("tr"), body = make("tbody"), top = make("thead");
  head.append(make("td"), ...makeCells("th", table.players.map(player => player.name)));
  top.append(head);
  for (const source of end.sources) {
    const row = make("tr"), name = make("th", source.name);
    name.scope = "row";
    row.append(name, ...makeCells("td", source.points));
    body.append(row);
  }
  fill("sources", [top, body]);
}

function showTable(isNew) {
  const has_game = table.actions !== null;
  show("game", has_game);
  find("call").textContent = has_game ? table.texts.call : table.text;
  find("progress").textContent = has_game ? [table.texts.round, table.texts.tiles].filter(Boolean).join(" · ") : "";
  document.title = find("call").textContent;
  if (!has_game) return;
  const me = getMe();
  document.documentElement.dataset.actions = table.actions; /* for tests */
  showChoice(me);
  showPoints();
  showEnd();
  showEntered(isNew);
  showMine(me);
  showTurns();
  showOpen();
  showBoard();
}

/* --- loading: an event of the stream has the table --- */

let loading = false, again = false, given = null, revision = 0;

async function fetchTable(since) {
  const answer = await fetch(base + "/table.json" + (since ? "?since=" + since : ""), { cache: "no-store" });
  if (!answer.ok) throw new Error(answer.status);
  return answer.json();
}

/* Returns the turns that this phone has not shown, without the last one. */
async function fetchMissed(next) {
  if (seen === null || !next.entered || next.entered.turn <= seen + 1) return [];
  const all = await fetchTable(seen);
  return all.before.filter(turn => turn.turn > seen && turn.turn < next.entered.turn);
}

async function load() {
  if (loading) {
    again = true;
    return;
  }
  loading = true;
  try {
    do {
      again = false;
      const next = given || await fetchTable();
      given = null;
      const missed = await fetchMissed(next);
      const words = value => value && value.entered ? value.entered.turn + value.entered.text : "";
      const isNew = table !== null && words(next) !== words(table) && words(next) !== "";
      next.revision = ++revision;
      table = next;
      if (missed.length > 0 || isNew) showMissed(missed);
      showTable(isNew);
      seen = table.entered ? table.entered.turn : null;
    } while (again);
    setLost(false);
  } catch (error) {
    setLost(true);
  }
  loading = false;
}

function setLost(isLost) {
  const lost = find("lost");
  if (isLost && lostSince === null) {
    lostSince = new Date();
    const time = lostSince.toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" });
    lost.textContent = insert(lost.dataset.text, time);
  }
  if (!isLost) lostSince = null;
  lost.hidden = !isLost;
}

function connect() {
  clearTimeout(retryTimer);
  if (source) source.close();
  source = new EventSource(base + "/events");
  source.onmessage = event => {
    given = JSON.parse(event.data);
    load();
  };
  source.onerror = () => {
    source.close();
    load();
    clearTimeout(retryTimer);
    retryTimer = setTimeout(connect, AGAIN);
  };
}

/* --- what can be pressed --- */

async function report() {
  const button = find("wrong"), said = find("said"), me = getMe(), turn = table.entered.turn;
  let ok = false;
  button.disabled = true;
  try {
    const answer = await fetch(base + "/remark", {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ seat: me === null ? -1 : me, turn })
    });
    ok = answer.ok;
  } catch (error) {
    ok = false;
  }
  said.textContent = ok ? insert(button.dataset.reported, turn) : button.dataset.failed;
  setTimeout(() => { said.textContent = ""; }, NEW_FOR);
  button.disabled = false;
}

find("wrong").addEventListener("click", report);
find("me").addEventListener("change", event => setMe(Number(event.target.value)));
show("read-part", "speechSynthesis" in window);
dark.addEventListener("change", () => { if (table) showTable(); });
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState !== "visible") return;
  load();
  if (lostSince !== null) connect();
});

/* The board is loaded when it comes near. */
new IntersectionObserver((entries, observer) => {
  if (!entries.some(entry => entry.isIntersecting)) return;
  observer.disconnect();
  find("board").dataset.near = "yes";
  if (table && table.actions !== null) showBoard();
}, { rootMargin: "200px" }).observe(find("board"));

connect();
