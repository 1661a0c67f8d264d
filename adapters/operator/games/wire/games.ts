import * as v from "valibot"
import { Amount } from "../../wire/baht.ts"
import { typedText } from "../../wire/bounds.ts"
import { call } from "../../wire/call.ts"
import { flag } from "../../wire/flags.ts"
import { maybe } from "../../wire/maybe.ts"
import { Moment } from "../../wire/moments.ts"
import { rows } from "../../wire/rows.ts"
import { wireTally } from "../../wire/tally.ts"
import { Id, text, wireNothing } from "../../wire/values.ts"

/** A game, a list of games or a partner's lobby, as the operator offers it; in the order in which it is shown. */
export const GameConfig = v.object({
  partner: v.string(),
  gameList: maybe(Id),
  gameId: maybe(Id),
  name: v.string(),
  kind: text,
  imageUrl: text,
  active: flag(true),
  /** Until when a partner is under maintenance; nothing while it is open. */
  closedUntil: maybe(Moment),
  /** The least and the most that a round may cost, where a table has limits of its own. */
  minStake: maybe(Amount),
  maxStake: maybe(Amount),
})

const whatever = v.optional(v.looseObject({}))
export const partnersGameListConfig = call(
  "given",
  "POST",
  "/poy-api/partners.game.list.config",
  whatever,
  rows(GameConfig),
)
/** The same list for visitors who are no players. */
export const partnersGameListConfigNr = call(
  "given",
  "POST",
  "/poy-api/partners.game.list.config.nr",
  whatever,
  rows(GameConfig),
)
export const gameHighlightConfigs = call(
  "given",
  "GET",
  "/poy-api/game-highlight-configs",
  wireNothing,
  rows(
    v.object({
      kind: v.string(),
      partner: v.string(),
      gameList: maybe(Id),
      gameId: maybe(Id),
      name: text,
      imageUrl: text,
      active: flag(true),
      order: v.fallback(v.optional(wireTally, 0), 0),
    }),
  ),
)
export const partnersGameLaunch = call(
  "chosen",
  "POST",
  "/poy-api/partners.game.launch",
  v.object({ partner: typedText(64), gameList: v.optional(typedText(128)), gameId: v.optional(typedText(128)) }),
  v.object({
    url: v.string(),
    /** Without a word, or with one that is not known, it is framed where the site may frame it. */
    mode: maybe(v.picklist(["frame", "sameTab"])),
  }),
)
export const partnersGameLogout = call("chosen", "POST", "/poy-api/partners.game.logout", whatever, wireNothing)
