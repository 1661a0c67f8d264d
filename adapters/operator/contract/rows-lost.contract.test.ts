import { Results } from "@fakham/core"
import { BetTerms, PopularNumbers } from "@fakham/core/betting"
import { Games } from "@fakham/core/games"
import { Rounds } from "@fakham/core/lotto"
import { OrderDesk, type Ticket4dOrder } from "@fakham/core/order"
import { Videos } from "@fakham/core/site"
import { recordedReports } from "@fakham/core/testing"
import { Statements } from "@fakham/core/wallet"
import { Yings } from "@fakham/core/ying"
import { literalOperator } from "@fakham/stand-in/testing"
import { type Effect, Layer, type ManagedRuntime } from "effect"
import { afterEach, beforeEach, expect, test } from "vitest"
import { httpResults } from "../first-calls.ts"
import { httpGames } from "../games/index.ts"
import { httpVideos } from "../site/index.ts"
import { playersAsking } from "../testing/asking.ts"
import { httpBetting } from "../testing/http-betting.ts"
import { data, no, operatorThatSays, type ScriptedAnswer } from "../testing/operator-that-says.ts"
import { httpStatements } from "../wallet/index.ts"

const reports = recordedReports()
const playerAt = playersAsking(
  (client) =>
    Layer.mergeAll(
      httpBetting(client),
      httpGames(client),
      httpResults(client),
      httpStatements(client),
      httpVideos(client),
    ),
  reports.layer,
)
type Question = Effect.Effect<
  unknown,
  unknown,
  ManagedRuntime.ManagedRuntime.Services<ReturnType<typeof playerAt>["runtime"]>
>

let operator: Awaited<ReturnType<typeof literalOperator>>
beforeEach(async () => {
  reports.troubles.length = 0
  operator = await literalOperator()
})
afterEach(() => operator.stop())

/** An answer with one row more in each of its lists, which nobody can read. */
const withOddRows = (value: unknown): unknown => {
  if (Array.isArray(value)) return [...value.map(withOddRows), { odd: "row" }]
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withOddRows(part)]))
}

const terms = BetTerms.use((all) => all.read({ betId: "30", betGroup: "yeekee", betType: "yeekee_30" }))
const days = { startedDate: "2026-11-20", endedDate: "2026-11-23" }

const lists: ReadonlyArray<readonly [path: string, rows: number, question: Question]> = [
  ["/poy-api/bet-lists.latest", 2, Rounds.use((rounds) => rounds.latest())],
  ["/poy-api/lotteries.4d.latest", 5, Rounds.use((rounds) => rounds.latest4d())],
  ["/poy-api/bet-list-min-maxes.all", 1, terms],
  ["/poy-api/number-reachs.rate-now.all", 1, terms],
  [
    "/poy-api/number-reachs.rate-recommend.all",
    1,
    PopularNumbers.use((popular) => popular.read({ betId: "30", betGroup: "yeekee", betType: "yeekee_30" })),
  ],
  ["/poy-api/yings", 1, Yings.use((yings) => yings.recent("30"))],
  ["/poy-api/transactions.all", 1, Statements.use((statements) => statements.wallet(days))],
  ["/api/af-cashs.transaction.all", 1, Statements.use((statements) => statements.affiliate(days))],
  ["/poy-api/transactions.bank", 3, Statements.use((statements) => statements.bank)],
  ["/poy-api/true.wallet.history", 1, Statements.use((statements) => statements.trueMoney)],
  ["/poy-api/partners.game.list.config", 1, Games.use((games) => games.list())],
  ["/poy-api/game-highlight-configs", 1, Games.use((games) => games.highlights())],
]

test.each(lists)(
  "%s is read without the rows that cannot be, and they are reported: %i",
  async (path, rows, question) => {
    operator.bends((asked, value) => (asked === path ? withOddRows(value) : value))
    expect((await playerAt(operator.origin, operator.token)(question))._tag).toBe("Success")
    expect(reports.troubles).toEqual([{ _tag: "RowsLost", path, rows }])
  },
)

const drawn = { betGroup: "gov", betId: 1, dt: "2026-11-16", top3: "481", top2: "81", bottom2: "07" }
const sets: Ticket4dOrder = {
  kind: "sets",
  betGroup: "gov4d",
  betId: "402",
  betName: "laos",
  variant: "lao",
  lines: [{ number: "4827", sets: 2 }],
}
const changed = { option: "teng_bon_3", number: "123", multiply: 3 }

test.each<readonly [path: string, said: ScriptedAnswer, rows: number, question: Question]>([
  ["/poy-api/bet-list-results.latest", data([drawn, { ...drawn, top3: "48" }]), 1, Results.use((all) => all.latest())],
  ["/api/vdos.all", data([{ vdoName: "" }, { vdoName: "a" }, null]), 2, Videos.use((videos) => videos.all())],
  [
    "/poy-api/lotteries.lao.create",
    no("CHANGE", { rates: [changed, { ...changed, multiply: "much" }] }),
    1,
    OrderDesk.use((desk) => desk.place(sets, "a-key")),
  ],
])("what is lost of %s is reported", async (path, said, rows, question) => {
  const one = await operatorThatSays({ [path.replace(/^\/(?:poy-)?api\//, "")]: said })
  await playerAt(one.origin)(question)
  one.stop()
  expect(reports.troubles).toEqual([{ _tag: "RowsLost", path, rows }])
})
