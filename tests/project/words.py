#!/usr/bin/env python3
"""Words: one for one thing, in each language. What a person reads has none of the words that were given up for others.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

from checks import SOURCE, c_files, files, languages, main, other_languages, read, tool

# What must not come back, and what stands instead.
GIVEN_UP = {
    "en": {
        r"\bacts?\b": "action",
        r"\b(lay|lays|laying|laid)\b": "place",
        r"\b(go|goes|gone|come|comes|sends?|sent) home\b": "return to the reserve",
        r"\bhand cards?\b|\bcards? (from|in|left in) the hand\b": "cards in hand",
        r"\bregular (game|variant)\b|^_?Regular$": "complete game",
        r"\bfamily game\b": "family version",
        r"\bmend(s|ed|ing)?\b|^_Mend": "fix",
        r"\bgiv(e|es|en|ing) up\b": "discard",
        r"\b_?(leave|leaves|left) (it |them |%u \w+ )?out\b": "skip",
        r"\b(an|the|one|any number of|up to \w+|%d) own\b": "one of your …",
        r"\bdone so\b|\bcast so\b|\bpossible so\b": "that way",
        r"\bto be had\b": "available",
        r"\bbelongs? into\b": "belongs in",
        r"\bthe turn of\b": "X’s turn",
        r"colour|neighbour|behaviour|\bcentre|favour|\bgrey\b|\blearnt\b|\bset-up\b|\blicence\b": "American spelling",
    },
    "de": {
        r"\bHandlung(en)?\b": "Aktion",
        r"\bKontobuchs?\b": "Abrechnung",
        r"\b(nach|zu) Hause\b": "zurück in den Vorrat",
        r"\b(ge)?sichert\b|\bsichern\b": "speichern",
        r"\bFamilienspiel|\bregulär": "Familienversion, Standardspiel",
        r"\b_?(ge)?zauber(n|t)\b": "als Zauberspruch spielen",
        r"\bFigur(en)? (ein)?setzen\b|\b(Arbeiter|Anführer) (auf %s )?setzen\b": "platzieren",
        r"\bvom Markt\b": "Kartenmarkt",
        r"\bspuk(t|en)\b": "heimsuchen",
        r"\bweglassen\b|\bweggelassen\b": "auslassen",
        r"\b_?aufgeben\b": "verwerfen",
        r"\bnicht zu haben\b": "verfügbar",
        r"\bFestung(en)?\b": "Bergfestung",
    },
    "nl": {
        r"\bhandeling(en)?\b": "actie",
        r"\b(naar huis|thuis)\b": "terug naar de voorraad",
        r"\b_?opgeven\b": "verwerpen",
        r"\b_?weglaten\b|\bweggelaten\b|\blaat (die|ze) weg\b": "overslaan",
        r"\bvan de markt\b": "kaartenmarkt",
        r"\bniet te krijgen\b": "beschikbaar",
        r"\b(naast )?eigen (figuur|figuren|kasteel)\b": "een van je …",
        r"\bpartij(en)?\b": "spel",
    },
    "it": {
        r"\bincantesimo superiore\b": "incantesimo in cima",
        r"\bpedin[ae] propri[ae]\b|\bcastell[oi] propri[oi]?\b|\blavoratore proprio\b": "una delle tue …",
        r"\b_?(ometti|ometterl[ae]|omess[aoe])\b": "saltare",
        r"\b_?(rinuncia|ri_nuncia)\b": "scartare",
        r"\bfigur[ae]\b(?![-=])": "pedina",
    },
}
# The same for pages alone: help, notation, README and manual pages.
GIVEN_UP_ON_PAGES = {
    "en": {
        r"\bbeside\b": "next to",
        r"\bpiles?\b": "stack",
        r"\bstart tiles?\b": "starting tile",
        r"\bin the place of\b": "instead of",
        r"\b(full|involved)\b(?! (disk|score|rules))": "for every 3; with a figure next to it",
        r"\bmarket cards?\b|(?<!card )\b(from|in|of) the market\b": "card market",
        r"\bfurther figures?\b": "extra figure",
        r"\bCtrl\+Shift\b": "Shift+Ctrl, as the program shows it",
        r"\b(stands?|lies) (alone|below|behind|in front)\b|\bonce more\b|\bcomes by itself\b": "plain words",
    },
    "de": {
        r"\bMarktkarten?\b": "Karte vom Kartenmarkt",
        r"\bRohstoff": "Ressource",
        r"\bumdrehen\b": "drehen",
        r"\bZugs\b": "Zuges",
        r"\bVorbereitung\b": "Aufbau",
        r"\bRegelheft": "Spielregel",
        r"\bFeld(er)? drücken\b": "auf das Feld tippen",
    },
    "nl": {
        r"\bvolken\b": "volkeren",
        r"\bomdraaien\b": "draaien",
        r"\bopstelling\b": "voorbereiding",
        r"[“”]": "‘…’",
        r"\bminimaal\b": "minstens",
        r"\bmarktkaart": "kaart van de kaartenmarkt",
    },
    "it": {
        r"\bcart[ae] del mercato\b(?! delle carte)": "carta del mercato delle carte",
        r"(?<![\d:])([2-9]|\d\d+|0) (legno|oro)\b": "legni, ori",
        r"\bcompagn": "partner",
        r"[“”]": "«…»",
        r"\b(muovere|muovi|muovono)\b": "spostare",
        r"\bcomplet[ie]\b": "ogni 3",
    },
}
# The same, for what stands on the screen: the words that lost in the table of terms, and those that read like a translation.
GIVEN_UP_ON_SCREEN = {
    "en": {
        r"\bbeside\b": "next to",
        r"\b(outside|edge of) the board\b": "the edge of the plain",
        r"\bstart tiles?\b": "starting tile",
        r"\bpiles?\b": "stack",
        r"\bturn the tile\b|\btile around\b": "rotate",
        r"\bfurther figures?\b": "extra figure",
        r"\b(go|goes|went|gone) on\b(?! %s)": "continue",
        r"(?<!card )\b(from|in|of) the market\b|\bmarket cards?\b": "card market",
        r"\b(stands|stood|lies)\b(?! next to)(?<!as it stands)(?<!What Lies)": "is, is shown",
        r"\b(anew|once more)\b": "again",
        r"\b(whoever|whatever|whichever|anybody)\b": "the player, everyone",
        r"\bin the place of\b": "instead of",
        r"\bwhen involved\b|\bif done\b": "you are involved",
        r"\b(was|were|is|are|been) (left )?over\b(?<!game is over)|\bwhat is over\b": "surplus",
        r"\bwhat is to\b|\bwhat has been\b|\bwhat follows\b": "a noun",
        r"\bweigh up\b|\bhang together\b": "plain words",
        r"\bmisfits?\b": "conflict",
        r"\bcardboard\b": "the table",
        r"\bby (itself|themselves)\b|\bof (its|their) own\b(?! terrain)": "automatically, own",
        r"\b(tell|tells|told)\b": "show, explain",
    },
    "de": {
        r"\bRohstoffe?n?\b": "Ressource",
        r"\bumdrehen\b": "drehen",
        r"\b(Feld|Felder|Schiff|Seen|Figuren|Arbeiter|Gebiet) (\w+ )?drücken\b": "tippen auf",
        r"\bNachlass\b": "Rabatt",
        r"\bVolkskarten?\b": "individuelle Karte",
        r"\bTrainers?\b": "Coach",
        r"\bRegelhefte?n?\b|\bAnleitung": "Spielregel",
        r"berichtig": "korrigieren",
        r"\bVorbereitung\b": "Aufbau",
        r"\bdes Zugs\b": "des Zuges",
        r"\ban dem man\b|\ban der man\b": "du",
        r"\bins Jetzt\b": "zum aktuellen Stand",
        r"\bfreie Landschaft": "unbesetztes Landschaftsfeld",
        r"\bMarktkarten?\b": "Karte vom Kartenmarkt",
        r"\b(Wahl|Aktion|Zug) zurücknehmen\b": "rückgängig machen",
        r"\bvon selbst\b": "automatisch",
        r"\bes sind %": "a singular, for 1",
        r"\bführ(t|en) mit\b": "liegt … vorn",
        r"^Drücken: ": "a word for buttons and spaces",
    },
    "nl": {
        r"\bomdraaien\b": "draaien",
        r"\bvolken\b": "volkeren",
        r"\bopstelling\b": "voorbereiding",
        r"\bminimaal\b": "minstens",
        r"\bvolkskaart": "speciale kaart",
        r"\blade\b": "bak",
        r"\bverdergaan\b": "doorgaan",
        r"\bleid(t|en) met\b": "staat … voor",
        r"\b_?Aanvaard": "Accepteren",
        r"\bmarktkaart": "kaart van de kaartenmarkt",
        r"\bvanzelf\b": "automatisch",
        r"\bhet zijn er %": "a singular, for 1",
    },
    "it": {
        r"\bcompagn[oi]\b": "partner",
        r"\bin testa di\b": "in vantaggio di",
        r"\beccedenz[ae]\b": "in eccesso",
        r"\bmuov(ere|i)\b": "spostare",
        r"\bcart[ae] del regno\b": "carta privata",
        r"\bgira(re|la)?\b": "ruotare",
        r"\bcapo\b": "leader",
        r"\bDifettos": "Danneggiate",
        r"\bcart[ae] del mercato\b(?! delle carte)": "carta del mercato delle carte",
        r"\bun’altra risorsa\b": "una sola altra risorsa",
        r"\bda sé\b": "automaticamente",
    },
}
# Quotation marks that a language does not have.
FOREIGN_MARKS = {"en": "„‘«»", "de": "‘«»", "nl": "“”„«»", "it": "“”„‘"}
MOST_CHARACTERS = 120
# Longer ones, by their beginning, and why.
LONG = {
    "An unofficial companion": "who made the program, in the window about it",
    "Made by players": "the same, in the metainfo",
    "The boards follow small pictures": "a paragraph of the metainfo",
    "You play Pandoria at the table": "a paragraph of the metainfo",
    "At the end of the turn one worker": "the whole ability of a realm",
    "When they close a region, other players": "the same",
    "Their markers stop at 8": "the same",
    "They have four slots": "the same",
    "They may buy a card from the card market": "the same",
    "They may cast a card and then build": "the same",
    "When another player closes a region": "the same",
    "When a region of 4 or more spaces": "the same",
    "Place one of your castles": "the whole effect of a spell",
    "%1$s: %2$d becomes %3$u": "what a correction of several games does, asked before it",
    "%1$s: %2$": "the summary of a player’s game",
    "“pandoria-cli COMMAND --help”": "the end of the command’s help",
}

# What the documents for developers avoid: literal German, and the plain words for it.
QUAINT = {
    r"\b(stands?|stood|lies)\b": "is, contains, is shown",
    r"\b(says?|said|tells?|told)\b": "shows, reports, emits",
    r"\bbeside\b": "next to",
    r"\b(anew|once more)\b": "again, rebuild",
    r"\b(go|goes|going) (on|with)\b": "continue",
    r"\b(give|gives|given) up\b|\blets? go\b": "cancel, release, close",
    r"\bof (its|their|his) own\b|\bby (itself|themselves)\b": "own, automatically",
    r"\bas long as\b": "while",
    r"\b(whoever|whatever|whichever|somebody|anybody|nobody)\b": "the caller, the user, another process",
    r"\bwhat (is|are|was|were|has|have|can|cannot|may|must|no)\b": "a noun",
    r"\bin the place of\b": "instead of",
    r"\b(comes? home|at home)\b": "returns to the reserve",
}
BRITISH = {r"colour|neighbour|behaviour|\bcentre|favour|\bgrey\b|\blearnt\b|\blicences?\b|\bneedless": "American spelling; unnecessary"}
PLAIN_DOCUMENTS = ("HACKING.md", "CONTRIBUTING.md", "CODE_OF_CONDUCT.md", "SECURITY.md", "README.md", "docs/architecture.md", "docs/models.md",
                   "docs/rules.md", "docs/format.md", "docs/rulings.md")
MOST_WORDS = 25  # of a sentence
# How a button or a prompt does not begin: German and Dutch have the infinitive there, Italian the imperative.
OTHER_MOODS = {
    "de": r"^(Drücke|Wähle|Gib|Ziehe|Nimm|Tippe)\b",
    "nl": r"^(Druk|Kies|Voer|Neem|Speel|Bouw|Koop|Beëindig|Sleep|Zet|Trek)\b",
    "it": r"^(?!Consigliere|Carattere|Tessere|Acquire)\w+(are|ere|ire|rre|arla|erla|irla)\b",
}
# Examples of the notation, whose words are the same in every language, and what people may search for.
LEFT_ALONE = re.compile(r"^(    \S+(?: \S+)*(?=  |$)|(\? |@ |\.\\\").*$)", re.M)
for table in (GIVEN_UP, GIVEN_UP_ON_PAGES, GIVEN_UP_ON_SCREEN):
    for language in table:
        table[language] = {re.compile(pattern, re.I | re.M): instead for pattern, instead in table[language].items()}


def strings(text):
    """The quoted strings behind the keywords of a catalogue: what the keyword is, and the text."""
    for keyword, quoted in re.findall(r'^(msgid|msgid_plural|msgstr(?:\[\d\])?) ((?:"(?:[^"\\]|\\.)*"\n)+)', text, re.M):
        yield keyword, re.sub(r'\\(.)', lambda match: {"n": "\n"}.get(match[1], match[1]), re.sub(r'"\n"|^"|"\n$', "", quoted))


@cache
def source_texts():
    """Each text of the program as it stands in the sources."""
    keywords = ["-k_", "-kN_", "-kC_:1c,2", "-kNC_:1c,2", "-kngettext:1,2", "-kg_dngettext:2,3", "-kg_dpgettext2:2c,3"]
    command = [tool("xgettext"), "-f", "po/POTFILES", "-D", str(SOURCE), "-o", "-", "--from-code=UTF-8"] + keywords
    template = subprocess.run(command, cwd=SOURCE, capture_output=True, text=True, check=True).stdout
    return [text for keyword, text in strings(template) if keyword != "msgstr" and text]


@cache
def catalogue_texts(language):
    return [text for keyword, text in strings(subprocess.run(
        [tool("msgattrib"), "--translated", "--no-obsolete", "--no-wrap", str(SOURCE / f"po/{language}.po")], capture_output=True,
        text=True, check=True).stdout.partition("\n\n")[2]) if keyword.startswith("msgstr")]


def pages(language):
    """What is read apart from the strings: help in every language; in English also what comes with the program."""
    ending = "" if language == "en" else "." + language
    yield from files(f"data/help/{language}", ".help")
    yield f"data/help/notation{ending}.md"
    if language == "en":
        yield from files("data", ".1", ".7")
        yield from ("README.md", "NEWS", "debian/control")


def complaints_about(language, where, text, given_up=GIVEN_UP):
    read_by_people = LEFT_ALONE.sub("", text)
    for pattern, instead in given_up.get(language, {}).items():
        for match in pattern.finditer(read_by_people):
            yield f"{where}: “{match[0].strip()}” in “{text.strip()[:80]}”: {instead}"


def check_words_of_the_program():
    texts = source_texts()
    if len(texts) < 1500:
        yield f"only {len(texts)} texts were found in the sources"
    for text in texts:
        yield from complaints_about("en", "a text of the program", text)


def check_words_of_the_catalogues():
    for language in other_languages():
        for text in catalogue_texts(language):
            yield from complaints_about(language, f"po/{language}.po", text)
            if language in OTHER_MOODS and re.search(OTHER_MOODS[language], text.replace("_", ""), re.I):
                yield f"po/{language}.po: “{text[:80]}” has another mood than buttons and prompts have there"


def texts_of_the_screen():
    """Each text of the program and of its catalogues, with its language and where it is."""
    for text in source_texts():
        yield "en", "a text of the program", text
    for language in other_languages():
        for text in catalogue_texts(language):
            yield language, f"po/{language}.po", text


def check_words_on_the_screen_are_those_of_the_table():
    for language, where, text in texts_of_the_screen():
        yield from complaints_about(language, where, text, GIVEN_UP_ON_SCREEN)


def check_quotation_marks_are_those_of_the_language():
    for language, where, text in texts_of_the_screen():
        if set(text) & set(FOREIGN_MARKS[language]) or re.search(r"\w'\w", text):
            yield f"{where}: “{text[:80]}” has marks of another language"


def check_texts_are_short():
    long = [text for text in source_texts() if len(text) > MOST_CHARACTERS]
    for text in long:
        if not text.startswith(tuple(LONG)):
            yield f"{len(text)} characters in “{text}”; at most {MOST_CHARACTERS}, or a reason in {Path(__file__).name}"
    yield from (f"no long text begins with “{beginning}”" for beginning in LONG if not any(text.startswith(beginning) for text in long))


def check_plurals_have_all_their_forms():
    for language in other_languages():
        for block in read(f"po/{language}.po").split("\n\n"):
            if "\nmsgid_plural" in block and not block.startswith("#~") and not re.search(r'msgstr\[1\] "(?!"\n*$)', block):
                yield f"po/{language}.po: {block[:160]}"
        for text in catalogue_texts(language):
            if re.search(r"\w\((s|e?n|i|e)\)", text):
                yield f"po/{language}.po: “{text[:80]}” has its plural in brackets"


def check_words_of_the_pages():
    for language in languages():
        for path in pages(language):
            for line in read(path).splitlines():
                yield from complaints_about(language, path, line)
                yield from complaints_about(language, path, line, GIVEN_UP_ON_PAGES)


def help_sentences(path):
    """The sentences of a help text, without what it is found by and whose game it is of. What comes before a colon is one, too."""
    for line in read(path).splitlines():
        if not re.match(r"[?@#!]|---$", line):
            plain = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", line.lstrip("- ").replace("*", ""))
            yield from re.split(r"(?<=[.!?:])[)”»’“]?\s", plain)


def too_long(where, sentences_there):
    for sentence in sentences_there:
        if (count := len(re.findall(r"[\w’'./-]+", sentence))) > MOST_WORDS:
            yield f"{where}: {count} words in “{sentence}”; at most {MOST_WORDS}"


def check_help_has_short_sentences():
    for language in languages():
        for path in files(f"data/help/{language}", ".help"):
            yield from too_long(path, help_sentences(path))
        for path in pages(language):
            if path.endswith((".md", ".1", ".7", "NEWS")):
                yield from too_long(path, sentences(without_requests(read(path))))


def check_texts_have_short_sentences():
    for language, where, text in texts_of_the_screen():
        yield from too_long(where, re.split(r"(?<=[.!?:])[)”»’“]?\s", text))
    for path in files("data", ".metainfo.xml.in"):
        for text in re.findall(r"<p>(.*?)</p>", read(path), re.S):
            yield from too_long(path, sentences(" ".join(text.split())))


def without_requests(text):
    """The prose of a manual page: a request ends a paragraph, what stands in one is not prose. Other texts stay as they are."""
    if not text.startswith('.\\"'):
        return text
    text = re.sub(r"^\.nf$.*?^\.fi$|^\.TP\n[^\n]*$", "\n", text, flags=re.M | re.S)
    return re.sub(r"\\f.|\\(?=-)", "", re.sub(r"^\..*$", "\n", text, flags=re.M))


def sentences(text):
    """The sentences of a document. Code in backticks counts as one word; items and cells of tables end a sentence."""
    text = re.sub(r"^```.*?^```|^    .*?$|!\[", "", text, flags=re.M | re.S)
    text = re.sub(r"`[^`]+`", "CODE", text)
    for part in re.split(r"\n\s*\n|\n\s*(?:[-*]|\d+\.|#+) |\s*\|\s*", "\n" + text):
        yield from (" ".join(sentence.split()) for sentence in re.split(r"(?<=[.!?])[)\"”]?\s", part) if sentence.strip())


def check_documents_have_short_sentences():
    for path in PLAIN_DOCUMENTS:
        yield from too_long(path, sentences(read(path)))


def check_documents_are_in_plain_words():
    for path in PLAIN_DOCUMENTS:
        for sentence in sentences(read(path)):
            for pattern, instead in (QUAINT | BRITISH).items():
                if match := re.search(pattern, sentence, re.I):
                    yield f"{path}: “{match[0]}” in “{sentence}”: {instead}"


def check_comments_are_in_plain_words():
    """In comments, names of constants and files do not count."""
    quaint = re.compile("|".join(QUAINT), re.I)
    for path in c_files():
        for comment in re.findall(r"/\*.*?\*/", read(path), re.S):
            match = quaint.search(re.sub(r"\b[A-Z_]{2,}\b|\S+\.[ch]\b", "", comment))
            if match and "Translators" not in comment:
                yield f"{path}: “{match[0]}” in “{comment}”"


if __name__ == "__main__":
    sys.exit(main(globals()))
