/* Tests that readers are strict: one line reports each fault of a file with its place.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session-fixture.h"

#include <string.h>

#include "pandoria-board-json.h"
#include "pandoria-record.h"

/* --- files spoilt in one place -------------------------------------------------------------- */

typedef struct
{
  const char *find, *replacement;
  const char *message; /* a part of it */
} Spoilt;

static const Spoilt spoilt_files[] = {
  /* the root */
  { "\"format\":\"pandoria-game\"", "\"format\":\"pandoria-board\"",
    "format: “pandoria-board” is not “pandoria-game”" },
  { "\"format\":\"pandoria-game\"", "\"shape\":1", "format: is missing" },
  { "\"version\":1,\"id\":\"0000", "\"id\":\"0000", "version: is missing" },
  { "\"version\":1,\"id\":\"0000", "\"version\":2,\"id\":\"0000",
    "version: 2 is from a newer version" },
  { "\"version\":1,\"id\":\"0000", "\"version\":0,\"id\":\"0000", "version: 0 is out of range" },
  { "\"version\":1,\"id\":\"0000", "\"version\":\"1\",\"id\":\"0000",
    "version: must be an integer" },
  { "\"version\":1,\"id\":\"0000", "\"version\":1.5,\"id\":\"0000", "version: must be an integer" },
  { "\"version\":1,\"id\":\"0000", "\"version\":1e17,\"id\":\"0000",
    "version: must be an integer" },
  { "\"version\":1,\"id\":\"0000", "\"version\":true,\"id\":\"0000",
    "version: must be an integer" },
  { "\"title\":\"Friday\"", "\"title\":5", "title: must be text" },
  { "\"title\":\"Friday\",", "", "title: is missing" },
  { "\"id\":\"00000000-0000-4000-8000-000000000000\",", "", "id: is missing" },
  { "\"created\":\"2026-11-21T19:30:00Z\"", "\"created\":null", "created: must be text" },
  /* the setup */
  { "\"edition\":\"first\"", "\"edition\":\"second\"",
    "setup.edition: “second” is not an edition" },
  { "\"edition\":\"first\",", "", "setup.edition: is missing" },
  { "\"variant\":\"regular\"", "\"variant\":\"<b>%n\"", "setup.variant: “<b>%n” is not a variant" },
  { "\"variant\":\"regular\"", "\"variant\":\"family\"",
    "setup.players[0].realm: there are no realms in the family" },
  { "\"partnership\":false", "\"partnership\":0", "setup.partnership: must be true or false" },
  { "\"partnership\":false", "\"partnership\":true",
    "setup.partnership: a partnership takes 4 players" },
  { "\"artifacts\":false,", "", "setup.artifacts: is missing" },
  { "\"startPlayer\":0", "\"startPlayer\":2", "setup.startPlayer: 2 is out of range (0 to 1)" },
  { "\"startPlayer\":0", "\"startPlayer\":-1", "setup.startPlayer: -1 is out of range" },
  { "\"startPlayer\":0", "\"startPlayer\":4294967296",
    "setup.startPlayer: 4294967296 is out of range" },
  { "\"startPlayer\":0", "\"startPlayer\":0,\"doubleTiles\":1",
    "setup.doubleTiles: the stack must hold" },
  { "\"startPlayer\":0", "\"startPlayer\":0,\"doubleTiles\":\"many\"",
    "setup.doubleTiles: must be an integer" },
  { "\"startPlayer\":0", "\"startPlayer\":0,\"tieBreak\":\"dice\"",
    "setup.tieBreak: “dice” is neither" },
  { "\"startPlayer\":0", "\"startPlayer\":0,\"sameRealm\":1",
    "setup.sameRealm: must be true or false" },
  { "\"startPlayer\":0", "\"startPlayer\":0,\"monuments\":[3,0]",
    "setup.monuments[1]: 0 is out of range (1 to 99)" },
  { "\"startPlayer\":0", "\"startPlayer\":0,\"monuments\":[3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3]",
    "setup.monuments: elements in this list: 17;" },
  { "\"startPlayer\":0", "\"startPlayer\":0,\"relics\":[{\"artifacts\":4}]",
    "setup.relics[0].points: is missing" },
  { "\"startPlayer\":0", "\"startPlayer\":0,\"artifactStart\":[4]",
    "setup.artifactStart[0]: must be an object" },
  /* players */
  { "\"realm\":\"humans\"", "\"realm\":\"orcs\"", "setup.players[0].realm: “orcs” is not a realm" },
  { "\"realm\":\"humans\"", "\"realm\":\"elves\"",
    "setup.players[1].realm: another player has this realm" },
  { ",\"realm\":\"humans\"", "", "setup.players[0].realm: is missing" },
  { "\"color\":\"red\"", "\"color\":\"blue\"",
    "setup.players[1].color: another player has “blue”" },
  { "\"color\":\"red\"", "\"color\":\"pink\"", "setup.players[0].color: “pink” is not the color" },
  { "\"name\":\"Red\"", "\"name\":7", "setup.players[0].name: must be text" },
  { "\"name\":\"Red\"", "\"name\":[\"Red\"]", "setup.players[0].name: must be text" },
  { "\"realm\":\"humans\"", "\"realm\":\"humans\",\"crystal\":11",
    "setup.players[0].crystal: 11 is out of range (0 to 10)" },
  { "\"realm\":\"humans\"", "\"realm\":\"fairies\",\"crystal\":9",
    "setup.players[0].crystal: a resource marker must be" },
  { "\"realm\":\"humans\"", "\"realm\":\"humans\",\"points\":-1",
    "setup.players[0].points: -1 is out of range" },
  { "\"realm\":\"humans\"", "\"realm\":\"humans\",\"hand\":55",
    "setup.players[0].hand: 55 is out of range (0 to 54)" },
  { "\"realm\":\"humans\"", "\"realm\":\"humans\",\"gold\":true",
    "setup.players[0].gold: must be an integer" },
  { ",{\"name\":\"Blue\",\"color\":\"blue\",\"realm\":\"elves\",\"x-age\":9}", "",
    "setup.players: elements in this list: 1;" },
  /* start tiles */
  { "\"at\":\"D5\",\"terrain\":\"forest\"", "\"at\":\"D5\",\"terrain\":\"water\"",
    "setup.startTiles[0][0].terrain: “water”" },
  { "\"at\":\"D5\",\"terrain\":\"forest\"", "\"at\":\"D7\",\"terrain\":\"forest\"",
    "setup.startTiles: the tiles must cover" },
  { "\"at\":\"D5\",\"terrain\":\"forest\",\"symbols\":1",
    "\"at\":\"D5\",\"terrain\":\"forest\",\"symbols\":4",
    "setup.startTiles[0][0].symbols: 4 is out of range (0 to 3)" },
  { "{\"at\":\"E5\",\"terrain\":\"hills\",\"symbols\":1},", "",
    "setup.startTiles[1]: elements in this list: 1; there must be 2" },
  /* the board */
  { "\"side\":\"A\"", "\"side\":\"C\"", "setup.board.side: “C” is not a side of the board" },
  { "\"format\":\"pandoria-board\",\"version\":1", "\"format\":\"pandoria-board\",\"version\":7",
    "setup.board.version: 7 is from a newer version" },
  { "\"C3-C7\"", "\"C3-D7\"", "setup.board.plain[0]: “C3-D7” is neither a space nor a range" },
  { "\"C3-C7\"", "\"C7-C3\"", "setup.board.plain[0]: “C7-C3”" },
  { "\"C3-C7\"", "\"C3-C7-C9\"", "setup.board.plain[0]: “C3-C7-C9”" },
  { "\"C3-C7\"", "\"Q3\"", "setup.board.plain[0]: “Q3”" },
  { "\"C3-C7\"", "\"C16\"", "setup.board.plain[0]: “C16”" },
  { "\"C3-C7\"", "\"C03\"", "setup.board.plain[0]: “C03”" },
  { "\"C3-C7\"", "\"\"", "setup.board.plain[0]: “”" },
  { "\"C3-C7\"", "\"A3-A7\"", "setup.board.plain: A3 is outside the plain" },
  { "\"C3-C7\"", "3", "setup.board.plain[0]: must be text" },
  { "\"lakes\":[\"B4\",\"H4\"]", "\"lakes\":[\"B4\"]",
    "setup.board.ships[1]: H4 has a ship but is not a lake" },
  { "\"lakes\":[\"B4\",\"H4\"]", "\"lakes\":[\"B4\",\"H4\",\"C3\"]",
    "setup.board.lakes: C3 is both plain and lake" },
  { "\"lakes\":[\"B4\",\"H4\"],", "", "setup.board.lakes: is missing" },
  { "{\"at\":\"B4\"}", "{\"at\":\"H4\"}", "setup.board.ships[1].at: H4 has a ship already" },
  { "{\"at\":\"B4\"}", "{\"at\":\"B4\",\"next\":[\"C3\"]}",
    "setup.board.ships[0].next: there is no ship at C3" },
  { "{\"at\":\"B4\"}", "{\"at\":\"B4\",\"next\":[\"B4\"]}",
    "setup.board.ships: the ships must not drift in a circle" },
  { "\"discount\":0", "\"discount\":100", "setup.board.ships[1].discount: 100 is out of range" },
  { "\"spaces\":[\"C8\"]", "\"spaces\":[]",
    "setup.board.exits[0].spaces: elements in this list: 0;" },
  { "\"spaces\":[\"C8\"]", "\"spaces\":[\"C8\",\"A1\"]",
    "setup.board.exits[0]: C8 and the other space" },
  { "\"spaces\":[\"C8\"],\"terrain\":\"hills\"", "\"spaces\":[\"C8\"],\"terrain\":\"swamp\"",
    "setup.board.exits[0].terrain" },
  { "\"at\":\"K3\",\"terrain\":\"city\"", "\"at\":\"H4\",\"terrain\":\"city\"",
    "setup.board.lakes: H4 is both plain and lake" },
  { "\"start\":[\"D5\",\"D6\",\"E5\",\"E6\"]", "\"start\":[\"D5\",\"D6\",\"E5\"]",
    "setup.board.start: elements in this list: 3; there must be 4" },
  { "\"start\":[\"D5\",\"D6\",\"E5\",\"E6\"]", "\"start\":[\"D5\",\"D6\",\"E5\",\"G7\"]",
    "setup.board.start: two double tiles cannot" },
  /* faults in the list of actions */
  { "{\"do\":\"end-turn\"}", "\"end-turn\"", "actions[2]: must be an object" },
  { "{\"do\":\"end-turn\"}", "null", "actions[2]: must be an object" },
  { "{\"do\":\"end-turn\"}", "{}", "actions[2].do: is missing" },
  { "\"note\":\"why not\"", "\"note\":4", "actions[1].note: must be text" },
  /* unknown members (rulings 79) */
  { "\"note\":\"why not\"", "\"nota\":\"why not\"",
    "line 1: actions[1].nota: is not a known member; is “note” meant?" },
  { "\"note\":\"why not\"", "\"mood\":\"why not\"", "actions[1].mood: is not a known member" },
  { "\"note\":\"why not\"", "\"X-mood\":1", "actions[1].X-mood: is not a known member" },
  { "\"note\":\"why not\"", "\"leadr\":true",
    "actions[1].leadr: is not a known member; is “leader” meant?" },
  { "\"edition\":\"first\"", "\"editoin\":\"first\"",
    "setup.editoin: is not a known member; is “edition” meant?" },
  { "\"edition\":", "\"artifactsStart\":[],\"edition\":",
    "setup.artifactsStart: is not a known member; is “artifactStart” meant?" },
  { "\"x-age\":9", "\"crystals\":9",
    "setup.players[1].crystals: is not a known member; is “crystal” meant?" },
  { "\"x-colour\":\"sand\"", "\"colour\":\"sand\"", "setup.board.colour: is not a known member" },
  { "{\"at\":\"B4\"}", "{\"at\":\"B4\",\"discont\":1}",
    "setup.board.ships[0].discont: is not a known member; is “discount” meant?" },
  { "{\"at\":\"D5\",\"terrain\":\"forest\",\"symbols\":1}",
    "{\"at\":\"D5\",\"terrain\":\"forest\",\"symbols\":1,\"artifacts\":1}",
    "setup.startTiles[0][0].artifacts: is not a known member" },
  /* what each player has after a turn (rulings 80) */
  { "{\"do\":\"end-turn\"}", "{\"do\":\"end-turn\",\"after\":[[1,2,3,4]]}",
    "actions[2].after: elements in this list: 1; there must be 2" },
  { "{\"do\":\"end-turn\"}", "{\"do\":\"end-turn\",\"after\":[[1,2,3,4],[1,2,3]]}",
    "actions[2].after[1]: elements in this list: 3; there must be 4" },
  { "{\"do\":\"end-turn\"}", "{\"do\":\"end-turn\",\"after\":[null,[1,2,3,\"4\"]]}",
    "actions[2].after[1][3]: must be an integer" },
  { "{\"do\":\"end-turn\"}", "{\"do\":\"end-turn\",\"after\":null}",
    "actions[2].after: must be a list" },
  { "\"note\":\"why not\"", "\"after\":[null,null]", "actions[1].after: is not a known member" },
};

static void
expect_invalid (const char *text, const char *message)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_data (text, strlen (text), &error);

  g_assert_null (record);
  g_assert_nonnull (error);
  g_assert_true (error->domain == PANDORIA_FILE_ERROR);
  if (strstr (error->message, message) == NULL)
    g_error ("“%s” does not say “%s”", error->message, message);
  g_assert_null (strchr (error->message, '\n'));
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
}

static void
test_spoilt_files (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (spoilt_files); i++)
    {
      g_autofree char *text = fixture_replace (spoilt_files[i].find, spoilt_files[i].replacement);

      g_test_message ("%s", spoilt_files[i].message);
      expect_invalid (text, spoilt_files[i].message);
    }
}

/* --- actions -------------------------------------------------------------------------------- */

typedef struct
{
  const char *action;
  const char *message; /* the part after "actions[0]" */
} SpoiltAction;

#define HEX  "{\"at\":\"G6\",\"terrain\":\"forest\",\"symbols\":2}"
#define CITY "{\"at\":\"G7\",\"terrain\":\"city\",\"symbols\":0}"

static const SpoiltAction spoilt_actions[] = {
  { "{\"do\":\"dance\"}", ".do: “dance” is not an action" },
  { "{\"do\":7}", ".do: must be text" },
  { "{\"do\":\"place-tile\"}", ".hexes: is missing" },
  { "{\"do\":\"place-tile\",\"hexes\":[" HEX "]}",
    ".hexes: elements in this list: 1; there must be 2" },
  { "{\"do\":\"place-tile\",\"hexes\":[" HEX "," HEX "," HEX "]}",
    ".hexes: elements in this list: 3; there must be 2" },
  { "{\"do\":\"place-tile\",\"hexes\":{}}", ".hexes: must be a list" },
  { "{\"do\":\"place-tile\",\"hexes\":[" HEX ",3]}", ".hexes[1]: must be an object" },
  { "{\"do\":\"place-tile\",\"hexes\":[" HEX "," CITY "],\"artifacts\":1}",
    ".artifacts: a tile with two terrains" },
  { "{\"do\":\"place-tile\",\"hexes\":[" HEX "," HEX "],\"artifacts\":3}",
    ".artifacts: 3 is out of range (1 to 2)" },
  { "{\"do\":\"place-castle\"}", ".at: is missing" },
  { "{\"do\":\"place-castle\",\"at\":\"g6\"}", ".at: “g6” is not a space" },
  { "{\"do\":\"place-castle\",\"at\":\"Z9\"}", ".at: “Z9” is not a space" },
  { "{\"do\":\"place-castle\",\"at\":\"G6\\n\"}", ".at: “G6\357\277\275” is not a space" },
  { "{\"do\":\"place-single\",\"hex\":[]}", ".hex: must be an object" },
  { "{\"do\":\"place-single\",\"hex\":{\"at\":\"G6\",\"terrain\":\"forest\",\"symbols\":1.5}}",
    ".hex.symbols: must be an integer" },
  { "{\"do\":\"place-figure\",\"at\":\"G6\",\"leader\":\"yes\"}",
    ".leader: must be true or false" },
  { "{\"do\":\"place-figure\",\"at\":\"G6\",\"leader\":null}", ".leader: must be true or false" },
  { "{\"do\":\"take-figure\"}", ".at: is missing" },
  { "{\"do\":\"take-figure\",\"at\":\"G6\",\"building\":{\"player\":0,\"slot\":1}}",
    ".at: cannot be combined with" },
  { "{\"do\":\"take-figure\",\"building\":{\"player\":2,\"slot\":1}}",
    ".building.player: 2 is out of range (0 to 1)" },
  { "{\"do\":\"take-figure\",\"building\":{\"player\":1,\"slot\":6}}",
    ".building.slot: 6 is out of range (1 to 5)" },
  { "{\"do\":\"ransom\",\"from\":1,\"workers\":2,\"pay\":[\"gold\"]}",
    ".pay: elements in this list: 1; there must be 2" },
  { "{\"do\":\"ransom\",\"from\":1,\"workers\":1,\"pay\":[\"points\"]}",
    ".pay[0]: “points” is not a resource" },
  { "{\"do\":\"cast\",\"cost\":1}", ".spell: is missing" },
  { "{\"do\":\"cast\",\"spell\":\"fireball\",\"cost\":1}", ".spell: “fireball” is not a spell" },
  { "{\"do\":\"cast\",\"spell\":\"flee\"}", ".cost: is missing" },
  { "{\"do\":\"cast\",\"spell\":\"flee\",\"cost\":100}", ".cost: 100 is out of range (0 to 99)" },
  { "{\"do\":\"cast\",\"spell\":\"flee\",\"cost\":-1}", ".cost: -1 is out of range" },
  { "{\"do\":\"cast\",\"spell\":\"flee\",\"cost\":1,\"from\":\"G6\"}", ".from: must be a list" },
  { "{\"do\":\"cast\",\"spell\":\"flee\",\"cost\":1,\"from\":[{\"player\":1}]}",
    ".from[0].slot: is missing" },
  { "{\"do\":\"cast\",\"spell\":\"rage\",\"cost\":1}", ".level: is missing" },
  { "{\"do\":\"cast\",\"spell\":\"rage\",\"level\":1,\"cost\":1}",
    ".level: 1 is not a level of rage" },
  { "{\"do\":\"cast\",\"spell\":\"rage\",\"level\":258,\"cost\":1}",
    ".level: 258 is out of range" },
  { "{\"do\":\"cast\",\"spell\":\"rage\",\"level\":\"2\",\"cost\":1}",
    ".level: must be an integer" },
  { "{\"do\":\"cast\",\"spell\":\"conjure\",\"level\":7,\"cost\":1}",
    ".level: 7 is not a level of conjure" },
  { "{\"do\":\"cast\",\"spell\":\"conjure\",\"level\":6,\"cost\":1,\"resource\":\"points\"}",
    ".resource: “points” is not a res" },
  { "{\"do\":\"cast\",\"spell\":\"clone\",\"level\":1,\"cost\":1,\"figures\":[{\"at\":\"C3\"},{"
    "\"at\":\"C4\"}]}",
    ".figures: elements in this list: 2; there must be 0 to 1" },
  { "{\"do\":\"cast\",\"spell\":\"muster\",\"level\":2,\"cost\":1,\"figures\":[{\"at\":\"C3\"},{"
    "\"at\":\"C4\"},{\"at\":"
    "\"C5\"}]}",
    ".figures: elements in this list: 3;" },
  { "{\"do\":\"cast\",\"spell\":\"muster\",\"level\":2,\"cost\":1,\"figures\":[{}]}",
    ".figures[0].at: is missing" },
  { "{\"do\":\"cast\",\"spell\":\"teleport\",\"level\":1,\"cost\":1,\"moves\":[{\"from\":\"C3\","
    "\"to\":\"C4\"},{"
    "\"from\":\"C3\","
    "\"to\":\"C4\"}]}",
    ".moves: elements in this list: 2;" },
  { "{\"do\":\"cast\",\"spell\":\"terrain\",\"level\":1,\"cost\":1,\"hexes\":[" HEX "," HEX "]}",
    ".hexes: elements in this list: 2;" },
  { "{\"do\":\"cast\",\"spell\":\"terrain\",\"level\":2,\"cost\":1,\"hexes\":[" HEX "," CITY
    "],\"artifacts\":1}",
    ".artifacts: a tile with two terrains" },
  { "{\"do\":\"cast\",\"spell\":\"adopt\",\"cost\":1,\"player\":2}",
    ".player: 2 is out of range (0 to 1)" },
  { "{\"do\":\"cast\",\"spell\":\"adopt\",\"cost\":1,\"player\":1,\"copy\":[]}",
    ".copy: must be an object" },
  { "{\"do\":\"cast\",\"spell\":\"adopt\",\"cost\":1,\"player\":1,\"copy\":{\"at\":\"Q1\"}}",
    ".copy.at: “Q1” is not a space" },
  { "{\"do\":\"cast\",\"spell\":\"construct\",\"cost\":1,\"build\":{\"building\":\"statue\","
    "\"cost\":1,\"slot\":1},"
    "\"monument\":{\"slot\":1}}",
    ".monument: cannot be combined with “build”" },
  { "{\"do\":\"cast\",\"spell\":\"construct\",\"cost\":1,\"build\":{\"building\":\"castle\"}}",
    ".build.building: “castle”" },
  { "{\"do\":\"cast\",\"spell\":\"master-builder\",\"cost\":1,\"first\":\"me\"}",
    ".first: “me” is neither" },
  { "{\"do\":\"cast\",\"spell\":\"flee\",\"cost\":1,\"with\":\"points\"}",
    ".with: “points” is not a resource" },
  { "{\"do\":\"build\",\"building\":\"statue\",\"slot\":1}", ".cost: is missing" },
  { "{\"do\":\"build\",\"building\":\"statue\",\"cost\":1,\"slot\":0}",
    ".slot: 0 is out of range (1 to 5)" },
  { "{\"do\":\"build\",\"building\":\"bank\",\"cost\":1,\"slot\":1}", ".level: is missing" },
  { "{\"do\":\"build\",\"building\":\"bank\",\"level\":4,\"cost\":1,\"slot\":1}",
    ".level: 4 is not a level of bank" },
  { "{\"do\":\"build\",\"building\":\"vault\",\"level\":1,\"cost\":1,\"slot\":1}",
    ".level: must be text" },
  { "{\"do\":\"build\",\"building\":\"vault\",\"level\":\"2:1\",\"cost\":1,\"slot\":1}",
    ".level: “2:1” is not a level of vault" },
  { "{\"do\":\"build\",\"building\":\"market\",\"level\":\"1:2\",\"cost\":1,\"slot\":1}",
    ".level: “1:2” is not a level of mar" },
  { "{\"do\":\"monument\"}", ".slot: is missing" },
  { "{\"do\":\"recast\",\"figures\":7}", ".figures: must be a list" },
  { "{\"do\":\"halfling\",\"monument\":{\"slot\":1}}", ".cast: is missing" },
  { "{\"do\":\"halfling\",\"cast\":{\"spell\":\"flee\",\"cost\":1}}",
    ": “build” or “monument” is missing" },
  { "{\"do\":\"halfling\",\"cast\":{\"spell\":\"flee\"},\"monument\":{\"slot\":1}}",
    ".cast.cost: is missing" },
  { "{\"do\":\"halfling\",\"cast\":{\"spell\":\"flee\",\"cost\":1},\"build\":{},\"monument\":{"
    "\"slot\":1}}",
    ".monument: cannot be combined with “build”" },
  { "{\"do\":\"halfling\",\"cast\":{\"spell\":\"flee\",\"cost\":1},\"build\":{\"building\":\"hut\"}"
    "}",
    ".build.building: “hut”" },
  { "{\"do\":\"halfling\",\"cast\":{\"spell\":\"flee\",\"cost\":1},\"monument\":{}}",
    ".monument.slot: is missing" },
  { "{\"do\":\"halfling\",\"cast\":{\"spell\":\"flee\",\"cost\":1},\"monument\":{\"slot\":1},"
    "\"first\":\"build\"}",
    ".first: “build” is neither" },
  { "{\"do\":\"halfling\",\"cast\":{\"spell\":\"flee\",\"cost\":1},\"build\":{\"building\":"
    "\"statue\",\"cost\":1,"
    "\"slot\":1},\"first\":\"monument\"}",
    ".first: names a monument that does not exist" },
  { "{\"do\":\"cast\",\"spell\":\"enchanted-castle\",\"cost\":1,\"at\":\"C3\",\"fortress\":\"C8\"}",
    ".fortress: cannot be combined with “at”" },
  { "{\"do\":\"cast\",\"spell\":\"flee\",\"cost\":1,\"from\":[7]}", ".from[0]: must be text" },
  { "{\"do\":\"place-single\",\"hex\":" HEX ",\"artifacts\":1}",
    ".artifacts: a single tile has no artifacts" },
  { "{\"do\":\"goblin-cast\"}", ".player: is missing" },
  { "{\"do\":\"goblin-cast\",\"player\":1,\"adopt\":{\"player\":5}}",
    ".adopt.player: 5 is out of range" },
  { "{\"do\":\"goblin-occupy\",\"player\":1}", ".slot: is missing" },
  { "{\"do\":\"river-ship\"}", ".at: is missing" },
  { "{\"do\":\"relic\",\"artifacts\":3}", ".points: is missing" },
  { "{\"do\":\"relic\",\"artifacts\":0,\"points\":9}", ".artifacts: 0 is out of range (1 to 99)" },
  { "{\"do\":\"recast\",\"hexes\":[]}", ".hexes: elements in this list: 0; there must be 1 to 2" },
  { "{\"do\":\"recast\",\"hexes\":[" HEX "," HEX "," HEX "]}",
    ".hexes: elements in this list: 3;" },
  { "{\"do\":\"score\",\"cards\":[{\"player\":1}]}", ".cards[0].region: is missing" },
  { "{\"do\":\"buy\"}", ".cost: is missing" },
  { "{\"do\":\"buy\",\"cost\":3,\"card\":7}", ".card: must be text" },
  { "{\"do\":\"elf-move\",\"from\":\"C3\"}", ".to: is missing" },
  { "{\"do\":\"end-turn\",\"poorhouse\":\"hand\"}", ".poorhouse: “hand” is not a resource" },
  { "{\"do\":\"adjust\",\"gold\":1}", ".player: is missing" },
  { "{\"do\":\"adjust\",\"player\":0,\"gold\":\"1\"}", ".gold: must be an integer" },
  { "{\"do\":\"edit-space\"}", ".at: is missing" },
  { "{\"do\":\"edit-space\",\"at\":\"C3\",\"castle\":2}", ".castle: 2 is out of range (0 to 1)" },
  { "{\"do\":\"edit-space\",\"at\":\"C3\",\"terrain\":\"mud\"}",
    ".terrain: “mud” is not a terrain" },
  { "{\"do\":\"edit-space\",\"at\":\"C3\",\"symbols\":null}", ".symbols: must be an integer" },
  { "{\"do\":\"edit-space\",\"at\":\"C3\",\"figure\":{\"leader\":true}}",
    ".figure.player: is missing" },
  { "{\"do\":\"end-turn\",\"drift\":[{\"from\":\"C3\"}]}", ".drift[0].to: is missing" },
  { "{\"do\":\"end-turn\",\"haunt\":[{\"player\":3}]}", ".haunt[0].player: 3 is out of range" },
  { "{\"do\":\"end-turn\",\"time\":7}", ".time: must be text" },
};

static void
test_spoilt_actions (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (spoilt_actions); i++)
    {
      g_autofree char *text = fixture_with_action (spoilt_actions[i].action);
      g_autofree char *message = g_strconcat ("actions[0]", spoilt_actions[i].message, NULL);

      g_test_message ("%s", spoilt_actions[i].action);
      expect_invalid (text, message);
    }
}

/* --- accepted files ------------------------------------------------------------------------- */

static const Spoilt good_files[] = {
  { "\"realm\":\"humans\"", "\"realm\":\"humans\",\"start\":\"nonsense\"",
    NULL }, /* only in the beginner's game (rulings 56) */
  { "\"name\":\"Red\"", "\"name\":\"<b>%n\\u0000a\"", "zero character" },
  { "\"name\":\"Red\"", "\"name\":\"<b>%n%s\\n\"", NULL },
  { "\"name\":\"Red\"", "\"name\":\"\"", NULL },
  { "\"lakes\":[\"B4\",\"H4\"]", "\"lakes\":[\"B4\",\"H4\",\"B4\"]", NULL }, /* rulings 61 */
  { "\"C3-C7\"", "\"C3-C7\",\"C4\",\"K3\"", NULL },
  { "\"side\":\"A\"", "\"side\":\"custom\"", NULL },
  { "\"do\":\"end-turn\"", "\"do\":\"end-turn\",\"level\":1", "level: is not a known member" },
  { "\"do\":\"end-turn\"", "\"do\":\"cast\",\"spell\":\"flee\",\"cost\":99,\"figures\":[]",
    "figures: is not a known member" },
  { "\"do\":\"end-turn\"", "\"do\":\"end-turn\",\"x-level\":[[1]],\"x-\":{\"at\":7}", NULL },
  { "\"do\":\"end-turn\"", "\"do\":\"end-turn\",\"after\":[null,[1,-2,9223372036854775807,4.0]]",
    NULL },
  { "\"startPlayer\":0", "\"startPlayer\":0e3", NULL },
  { "\"version\":1,\"id\":\"0000", "\"version\":1.0,\"id\":\"0000", NULL },
  { "\"do\":\"end-turn\"", "\"do\":\"adjust\",\"player\":0,\"gold\":9223372036854775807",
    NULL }, /* impossible, not invalid */
  { "\"startPlayer\":0", "\"startPlayer\":0,\"monuments\":[],\"relics\":[]", NULL },
  { "\"startPlayer\":0", "\"startPlayer\":0,\"tieBreak\":\"leftover\"", NULL },
  { "\"variant\":\"regular\"", "\"variant\":\"beginner\"", NULL },
  { "\"realm\":\"humans\"",
    "\"realm\":\"humans\",\"crystal\":0,\"gold\":10,\"wood\":0,\"points\":9999,\"hand\":54", NULL },
};

static void
test_good_files (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (good_files); i++)
    {
      g_autofree char *text = fixture_replace (good_files[i].find, good_files[i].replacement);
      g_autoptr (GError) error = NULL;
      g_autoptr (PandoriaRecord) record = NULL;

      g_test_message ("%s", good_files[i].replacement);
      if (good_files[i].message != NULL)
        {
          expect_invalid (text, good_files[i].message);
          continue;
        }
      record = pandoria_record_new_from_data (text, strlen (text), &error);
      g_assert_no_error (error);
      g_assert_nonnull (record);
    }
}

/* --- numbers and lists at their limits ------------------------------------------------------ */

/* A number of the setup or of an action, with its range from @min to @max. */
typedef struct
{
  const char *find;        /* NULL: @replacement is the only action */
  const char *replacement; /* %s is the number, or the elements of the list */
  guint min, max;
} Limit;

#define START      "\"startPlayer\":0"
#define HUMANS     "\"realm\":\"humans\""
#define CAST(more) "{\"do\":\"cast\"," more "}"

static const Limit numbers[] = {
  { START, "\"startPlayer\":%s", 0, 1 },
  { START, START ",\"doubleTiles\":%s", 0, 200 },
  { START, START ",\"monuments\":[%s]", 1, 99 },
  { START, START ",\"relics\":[{\"artifacts\":%s,\"points\":1}]", 1, 99 },
  { START, START ",\"relics\":[{\"artifacts\":1,\"points\":%s}]", 0, 99 },
  { HUMANS, HUMANS ",\"crystal\":%s", 0, 10 },
  { HUMANS, HUMANS ",\"gold\":%s", 0, 10 },
  { HUMANS, HUMANS ",\"wood\":%s", 0, 10 },
  { HUMANS, HUMANS ",\"points\":%s", 0, 9999 },
  { HUMANS, HUMANS ",\"hand\":%s", 0, 54 },
  { "\"discount\":0", "\"discount\":%s", 0, 99 },
  { "\"terrain\":\"city\",\"symbols\":1}],\"exits\"",
    "\"terrain\":\"city\",\"symbols\":%s}],\"exits\"", 0, 3 },
  { "\"terrain\":\"forest\",\"symbols\":1", "\"terrain\":\"forest\",\"symbols\":%s", 0, 3 },
  { NULL, CAST ("\"spell\":\"flee\",\"cost\":%s"), 0, 99 },
  { NULL, CAST ("\"spell\":\"rage\",\"level\":%s,\"cost\":1"), 0, 255 },
  { NULL, CAST ("\"spell\":\"adopt\",\"cost\":1,\"player\":%s"), 0, 1 },
  { NULL, "{\"do\":\"build\",\"building\":\"statue\",\"cost\":%s,\"slot\":1}", 0, 99 },
  { NULL, "{\"do\":\"build\",\"building\":\"statue\",\"cost\":1,\"slot\":%s}", 1, 5 },
  { NULL, "{\"do\":\"build\",\"building\":\"bank\",\"level\":%s,\"cost\":1,\"slot\":1}", 0, 255 },
  { NULL, "{\"do\":\"monument\",\"slot\":%s}", 1, 5 },
  { NULL, "{\"do\":\"goblin-cast\",\"player\":%s}", 0, 1 },
  { NULL, "{\"do\":\"ransom\",\"from\":1,\"workers\":%s,\"pay\":[]}", 0, 23 },
  { NULL, "{\"do\":\"relic\",\"artifacts\":%s,\"points\":1}", 1, 99 },
  { NULL, "{\"do\":\"relic\",\"artifacts\":1,\"points\":%s}", 0, 99 },
  { NULL, "{\"do\":\"buy\",\"cost\":%s}", 0, 99 },
  { NULL, "{\"do\":\"score\",\"cards\":[{\"player\":%s,\"region\":\"C3\"}]}", 0, 1 },
  { NULL, "{\"do\":\"edit-space\",\"at\":\"C3\",\"symbols\":%s}", 0, 3 },
  { NULL, "{\"do\":\"edit-space\",\"at\":\"C3\",\"castle\":%s}", 0, 1 },
  { NULL, "{\"do\":\"place-tile\",\"hexes\":[" HEX "," HEX "],\"artifacts\":%s}", 1, 2 },
  { NULL,
    CAST ("\"spell\":\"terrain\",\"level\":2,\"cost\":1,\"hexes\":[" HEX "," HEX
          "],\"artifacts\":%s"),
    1, 2 },
};

static char *
fill_in (const Limit *limit, const char *what)
{
  g_auto (GStrv) parts = g_strsplit (limit->replacement, "%s", 2);
  g_autofree char *filled = g_strjoinv (what, parts);

  return limit->find != NULL ? fixture_replace (limit->find, filled) : fixture_with_action (filled);
}

/* Only @complaint is reported for data beyond the limit, regardless of other faults. */
static void
check_limit (const char *text, gboolean is_beyond, const char *complaint)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_data (text, strlen (text), &error);
  gboolean is_said = error != NULL && strstr (error->message, complaint) != NULL;

  if (is_said != is_beyond)
    g_error ("%s: %s", text, error != NULL ? error->message : "is taken");
}

static void
test_numbers (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    for (int value = (int) numbers[i].min - 1; value <= (int) numbers[i].max + 1; value++)
      {
        gboolean is_beyond = value < (int) numbers[i].min || value > (int) numbers[i].max;
        g_autofree char *number = g_strdup_printf ("%d", value);
        g_autofree char *text = NULL;

        if (!is_beyond && value > (int) numbers[i].min && value < (int) numbers[i].max)
          continue;
        text = fill_in (&numbers[i], number);
        check_limit (text, is_beyond, "is out of range");
      }
}

/* Lists that repeat the same element many times. */
static const struct
{
  Limit list;
  const char *element;
} lists[] = {
  { { START, START ",\"monuments\":[%s]", 0, 16 }, "3" },
  { { START, START ",\"relics\":[%s]", 0, 16 }, "{\"artifacts\":3,\"points\":4}" },
  { { START, START ",\"artifactStart\":[%s]", 0, 2 }, HEX },
  { { "\"lakes\":[\"B4\",\"H4\"]", "\"lakes\":[%s]", 0, 1024 }, "\"B4\"" },
  { { "\"plain\":[\"C3-C7\",\"D3-D7\",\"E3-E7\",\"F3-F7\",\"G3-G7\"]", "\"plain\":[%s]", 0, 1024 },
    "\"C3\"" },
  { { "\"ships\":[{\"at\":\"B4\"},{\"at\":\"H4\",\"discount\":0,\"next\":[]}]", "\"ships\":[%s]", 0,
      32 },
    "{}" },
  { { "{\"at\":\"B4\"}", "{\"at\":\"B4\",\"next\":[%s]}", 0, 32 }, "\"H4\"" },
  { { "\"printed\":[{\"at\":\"K3\",\"terrain\":\"city\",\"symbols\":1}]", "\"printed\":[%s]", 0,
      256 },
    HEX },
  { { "\"spaces\":[\"C8\"]", "\"spaces\":[%s]", 1, 2 }, "\"C8\"" },
  { { "\"start\":[\"D5\",\"D6\",\"E5\",\"E6\"]", "\"start\":[%s]", 4, 4 }, "\"D5\"" },
  { { NULL, "{\"do\":\"place-tile\",\"hexes\":[%s]}", 2, 2 }, HEX },
  { { NULL, "{\"do\":\"end-turn\",\"drift\":[%s]}", 0, 16 }, "{\"from\":\"C3\",\"to\":\"C4\"}" },
  { { NULL, "{\"do\":\"end-turn\",\"haunt\":[%s]}", 0, 4 }, "{\"player\":0}" },
  { { NULL, "{\"do\":\"score\",\"cards\":[%s]}", 0, 80 }, "{\"player\":0,\"region\":\"C3\"}" },
  { { NULL, "{\"do\":\"ransom\",\"from\":1,\"workers\":2,\"leader\":true,\"pay\":[%s]}", 3, 3 },
    "\"gold\"" },
  { { NULL, "{\"do\":\"ransom\",\"from\":1,\"pay\":[%s]}", 0, 0 }, "\"gold\"" },
  { { NULL, CAST ("\"spell\":\"flee\",\"cost\":1,\"from\":[%s]"), 0, 16 }, "\"C3\"" },
  { { NULL, CAST ("\"spell\":\"muster\",\"level\":1,\"cost\":1,\"figures\":[%s]"), 0, 1 },
    "{\"at\":\"C3\"}" },
  { { NULL, CAST ("\"spell\":\"muster\",\"level\":2,\"cost\":1,\"figures\":[%s]"), 0, 2 },
    "{\"at\":\"C3\"}" },
  { { NULL, CAST ("\"spell\":\"teleport\",\"level\":2,\"cost\":1,\"moves\":[%s]"), 0, 2 },
    "{\"from\":\"C3\",\"to\":\"C4\"}" },
  { { NULL, CAST ("\"spell\":\"terrain\",\"level\":1,\"cost\":1,\"hexes\":[%s]"), 1, 1 }, HEX },
  { { NULL, CAST ("\"spell\":\"terrain\",\"level\":2,\"cost\":1,\"hexes\":[%s]"), 1, 2 }, HEX },
  { { NULL, CAST ("\"spell\":\"adopt\",\"cost\":1,\"copy\":{\"figures\":[%s]}"), 0, 255 },
    "{\"at\":\"C3\"}" },
  { { NULL, "{\"do\":\"recast\",\"moves\":[%s]}", 0, 255 }, "{\"from\":\"C3\",\"to\":\"C4\"}" },
  { { NULL, "{\"do\":\"recast\",\"hexes\":[%s]}", 1, 2 }, HEX },
};

static char *
repeat (const char *element, guint n)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "," : "", element);
  return g_strdup (text->str);
}

static void
test_lists (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      const Limit *limit = &lists[i].list;
      const guint lengths[] = { limit->min, limit->max, limit->max + 1,
                                limit->min > 0 ? limit->min - 1 : limit->min };

      for (guint j = 0; j < G_N_ELEMENTS (lengths); j++)
        {
          g_autofree char *elements = repeat (lists[i].element, lengths[j]);
          g_autofree char *text = fill_in (limit, elements);

          check_limit (text, lengths[j] < limit->min || lengths[j] > limit->max, " elements");
        }
    }
}

/* --- limits --------------------------------------------------------------------------------- */

/* Characters count, not bytes. */
static void
test_name_length (void)
{
  GString *name = g_string_new ("\"title\":\"");
  g_autofree char *good = NULL;
  g_autofree char *bad = NULL;
  g_autoptr (PandoriaRecord) record = NULL;

  for (guint i = 0; i < PANDORIA_MAX_NAME; i++)
    g_string_append (name, "ü");
  g_string_append (name, "\"");
  good = fixture_replace ("\"title\":\"Friday\"", name->str);
  record = pandoria_record_new_from_data (good, strlen (good), NULL);
  g_assert_nonnull (record);
  g_string_insert (name, 9, "x");
  bad = fixture_replace ("\"title\":\"Friday\"", name->str);
  expect_invalid (bad, "title: is longer than 200 characters");
  g_string_free (name, TRUE);
}

static char *
create_with_actions (guint n)
{
  GString *actions = g_string_new (NULL);
  char *text;

  for (guint i = 0; i < n; i++)
    g_string_append_printf (actions, "%s{\"do\":\"adjust\",\"player\":0}", i > 0 ? "," : "");
  text = fixture_with_action (actions->str);
  g_string_free (actions, TRUE);
  return text;
}

static void
test_number_of_actions (void)
{
  g_autofree char *good = create_with_actions (PANDORIA_MAX_ACTIONS);
  g_autofree char *bad = create_with_actions (PANDORIA_MAX_ACTIONS + 1);
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_data (good, strlen (good), NULL);

  g_assert_nonnull (record);
  g_assert_cmpuint (pandoria_record_get_n_actions (record), ==, PANDORIA_MAX_ACTIONS);
  expect_invalid (bad, "actions: elements in this list: 10001;");
}

static void
test_later_version (void)
{
  g_autofree char *text
      = fixture_replace ("\"version\":1,\"id\":\"0000", "\"version\":2,\"id\":\"0000");
  g_autoptr (GError) error = NULL;

  g_assert_null (pandoria_record_new_from_data (text, strlen (text), &error));
  g_assert_error (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_VERSION);
}

static void
test_missing_file (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (pandoria_record_new_from_file ("/nonexistent/game.pandoria", &error));
  g_assert_error (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_READ);
  g_assert_true (g_str_has_prefix (error->message, "/nonexistent/game.pandoria: "));
}

/* --- boards --------------------------------------------------------------------------------- */

static void
test_shipped_boards (void)
{
  static const char *const paths[] = { PANDORIA_BOARD_RESOURCE_A, PANDORIA_BOARD_RESOURCE_B };

  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      PandoriaBoard board;
      g_autofree char *name = NULL;
      g_autoptr (JsonObject) json = NULL;
      g_autoptr (GError) error = NULL;

      pandoria_board_load (paths[i], &board, &name, &json, &error);
      g_assert_no_error (error);
      g_assert_nonnull (name);
      g_assert_cmpuint (board.side, ==, i == 0 ? PANDORIA_SIDE_A : PANDORIA_SIDE_B);
      g_assert_cmpuint (board.n_printed, ==, 4);
      g_assert_true (json_object_has_member (json, "plain"));
    }
}

static void
test_river (void)
{
  PandoriaBoard board;
  guint sources = 0;

  g_assert_true (pandoria_board_load (PANDORIA_BOARD_RESOURCE_B, &board, NULL, NULL, NULL));
  for (guint i = 0; i < board.n_ships; i++)
    sources += board.ships[i].next == 0;
  g_assert_cmpuint (board.n_ships, ==, 8);
  g_assert_cmpuint (sources, ==, 2); /* both ends of the river */
  g_assert_cmpuint (board.ships[1].next, ==, 1u << 2 | 1u << 5);
  g_assert_cmpuint (board.ships[4].discount, ==, 3);
}

static void
test_range (void)
{
  g_autoptr (PandoriaRecord) record = fixture_record ();
  const PandoriaBoard *board = &pandoria_record_get_setup (record)->board;

  g_assert_cmpuint (pandoria_spaces_count (board->plain), ==,
                    26); /* the printed space belongs to the plain */
  g_assert_true (pandoria_spaces_has (&board->plain, pandoria_space_from_name ("K3")));
  g_assert_false (pandoria_spaces_has (&board->plain, pandoria_space_from_name ("C8")));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/readers/spoilt-files", test_spoilt_files);
  g_test_add_func ("/readers/spoilt-actions", test_spoilt_actions);
  g_test_add_func ("/readers/good-files", test_good_files);
  g_test_add_func ("/readers/numbers", test_numbers);
  g_test_add_func ("/readers/lists", test_lists);
  g_test_add_func ("/readers/name-length", test_name_length);
  g_test_add_func ("/readers/number-of-actions", test_number_of_actions);
  g_test_add_func ("/readers/later-version", test_later_version);
  g_test_add_func ("/readers/missing-file", test_missing_file);
  g_test_add_func ("/readers/shipped-boards", test_shipped_boards);
  g_test_add_func ("/readers/river", test_river);
  g_test_add_func ("/readers/range", test_range);
  return g_test_run ();
}
