import { Layer, ManagedRuntime, Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { browserThatKeepsDrafts, operatorThatOffersARound, yeekeeLimits, yeekeeRound } from "../../testing/betting.ts"
import { handClock } from "../../testing/clock.ts"
import { linesOf } from "../totals.ts"
import { makeBetting } from "./betting.machine.ts"
import { draftOfText } from "./draft-text.ts"

let ids = 0
const newId = () => `id-${++ids}`

const page = ({
  operator = operatorThatOffersARound(),
  browser = browserThatKeepsDrafts(),
  betId = yeekeeRound.betId,
} = {}) => {
  const { clock, pass } = handClock()
  const runtime = ManagedRuntime.make(Layer.merge(operator.layer, browser.tab()))
  const machine = makeBetting(runtime, newId)
  const betting = createActor(machine, { clock, input: { ...yeekeeRound, betId } }).start()
  const now = () => betting.getSnapshot()
  const is = (slip: string) => waitFor(betting, ({ value }) => value.slip === slip)
  const taking = () => waitFor(betting, (state) => state.matches({ slip: "taking" }))
  const draftIs = (draft: "kept" | "changed" | "keeping" | "looking") =>
    waitFor(betting, (state) => state.matches({ slip: { taking: { draft } } }))
  const termsAre = (terms: "known" | "asking" | "askingRates" | "unanswered") =>
    waitFor(betting, (state) => state.matches({ slip: { taking: { terms } } }))
  const key = (number: string) => {
    for (const digit of number) betting.send({ type: "digit.pressed", digit })
  }
  const bets = () => linesOf(now().context.slip).map(({ option, number, price }) => `${option} ${number} ${price}`)
  const held = () => {
    const draft = draftOfText(browser.held(betId) ?? "")
    return Result.isSuccess(draft) ? draft.success.lines.map(({ number }) => number) : undefined
  }
  return { operator, browser, betting, now, is, taking, draftIs, termsAre, key, bets, held, pass }
}

test("a bet page that is opened for the first time has its terms and an empty slip, and keeps nothing", async () => {
  const { taking, bets, browser, operator, pass } = page()
  const { context } = await taking()
  expect([bets(), context.news, context.terms.betMax.teng_bon_3]).toEqual([[], undefined, 50_000])
  pass(1_000)
  expect([browser.writings(), operator.asked]).toEqual([0, ["terms"]])
})

test("a slip is kept shortly after it was changed, survives a reload and can still be undone", async () => {
  const { taking, key, draftIs, held, pass, browser } = page()
  await taking()
  key("482")
  pass(299)
  expect(held()).toBeUndefined()
  key("739")
  pass(1)
  await draftIs("kept")
  expect([held(), browser.writings()]).toEqual([["482", "739"], 1])
  const reloaded = page({ browser })
  await reloaded.taking()
  expect(reloaded.bets()).toEqual(["teng_bon_3 482 100", "teng_bon_3 739 100"])
  reloaded.betting.send({ type: "batch.undone" })
  expect(reloaded.bets()).toEqual(["teng_bon_3 482 100"])
})

test("a slip is kept at once when the page is left", async () => {
  const { taking, key, held, betting } = page()
  await taking()
  key("482")
  betting.send({ type: "page.left" })
  await expect.poll(held).toEqual(["482"])
})

test("a slip that comes back has the rates of now, and what changed is told", async () => {
  const { taking, key, draftIs, pass, browser, operator, betting } = page()
  await taking()
  key("482")
  pass(300)
  await draftIs("kept")
  betting.stop()
  operator.rates([{ option: "teng_bon_3", number: "482", multiply: 42_500 }])
  const reloaded = page({ browser, operator })
  const { context } = await reloaded.taking()
  expect(linesOf(context.slip)).toMatchObject([{ number: "482", multiply: 42_500 }])
  expect(context.news).toMatchObject({ _tag: "termsChanged", changed: [{ now: 42_500 }] })
})

test("a broken draft is dropped, told of once, and never in the way", async () => {
  const browser = browserThatKeepsDrafts()
  browser.holds(yeekeeRound.betId, "{")
  const first = page({ browser })
  expect((await first.taking()).context.news).toEqual({ _tag: "draftDropped" })
  first.betting.send({ type: "news.told" })
  expect(first.now().context.news).toBeUndefined()
  expect((await page({ browser }).taking()).context.news).toBeUndefined()
})

test.each(["blocked", "full"] as const)(
  "a storage that is %s is told of once, and betting goes on",
  async (storage) => {
    const browser = browserThatKeepsDrafts()
    browser.storageIs(storage)
    const { taking, key, betting, now, bets, draftIs, pass } = page({ browser })
    await taking()
    const write = async (number: string) => {
      key(number)
      pass(300)
      await draftIs("kept")
      return now().context
    }
    expect(await write("482")).toMatchObject({ remembered: false, news: { _tag: "draftNotKept" } })
    betting.send({ type: "news.told" })
    expect((await write("739")).news).toBeUndefined()
    expect(bets()).toHaveLength(2)
    browser.storageIs("works")
    expect((await write("111")).remembered).toBe(true)
  },
)

test("what one tab writes the other shows, told, and nobody writes it again", async () => {
  const browser = browserThatKeepsDrafts()
  const [one, other] = [page({ browser }), page({ browser })]
  await Promise.all([one.taking(), other.taking()])
  one.key("482")
  one.pass(300)
  await expect.poll(other.bets).toEqual(["teng_bon_3 482 100"])
  expect(other.now().context.news).toMatchObject({ _tag: "changedElsewhere", before: 0, after: 1 })
  expect(other.now().context.draftId).toBe(one.now().context.draftId)
  other.pass(1_000)
  expect(browser.writings()).toBe(1)
})

test("a tab that heard nothing for a while looks again when it is shown", async () => {
  const mute = browserThatKeepsDrafts(() => undefined)
  const [one, other] = [page({ browser: mute }), page({ browser: mute })]
  await Promise.all([one.taking(), other.taking()])
  one.key("482")
  one.betting.send({ type: "page.left" })
  await one.draftIs("kept")
  expect(other.bets()).toEqual([])
  other.betting.send({ type: "page.shown" })
  await other.draftIs("kept")
  expect(other.bets()).toEqual(["teng_bon_3 482 100"])
})

test("a draft that another tab writes while the terms are still unknown is the one that is shown", async () => {
  const browser = browserThatKeepsDrafts()
  const operator = operatorThatOffersARound()
  operator.troubles.push("late")
  const waiting = page({ browser, operator })
  await waiting.is("reading")
  const other = page({ browser })
  await other.taking()
  other.key("482")
  other.pass(300)
  await waitFor(waiting.betting, ({ context }) => context.found !== undefined)
  operator.answersAtLast()
  await waiting.taking()
  expect(waiting.bets()).toEqual(["teng_bon_3 482 100"])
})

test("a slip that was placed is gone in all tabs at once, and what follows is another draft", async () => {
  const browser = browserThatKeepsDrafts()
  const [one, other] = [page({ browser }), page({ browser })]
  await Promise.all([one.taking(), other.taking()])
  one.key("482")
  one.pass(300)
  await expect.poll(other.bets).toHaveLength(1)
  const { draftId } = one.now().context
  one.betting.send({ type: "slip.placed", draftId })
  await expect.poll(other.bets).toEqual([])
  other.betting.send({ type: "slip.placed", draftId })
  expect(one.held()).toEqual([])
  expect(one.now().context.draftId).not.toBe(draftId)
  expect(other.now().context.draftId).toBe(one.now().context.draftId)
})

test("a slip as the player agreed to it takes the place of the draft", async () => {
  const { taking, key, betting, bets, held, pass, draftIs } = page()
  await taking()
  key("482")
  const { slip } = betting.getSnapshot().context
  key("739")
  betting.send({ type: "slip.agreed", slip })
  expect(bets()).toEqual(["teng_bon_3 482 100"])
  pass(300)
  await draftIs("kept")
  expect(held()).toEqual(["482"])
})

test("an operator that is away is asked again by itself, by the player, or when the connection is back", async () => {
  const operator = operatorThatOffersARound()
  operator.troubles.push("away", "away", "away")
  const { is, taking, betting, pass, key, now } = page({ operator })
  await is("unreachable")
  key("4")
  expect(now().context).toMatchObject({ digits: "", news: { reason: "termsUnknown", keyed: ["4"] } })
  pass(5_000)
  await is("reading")
  await is("unreachable")
  betting.send({ type: "retry.requested" })
  await is("reading")
  await is("unreachable")
  betting.send({ type: "connection.restored" })
  await taking()
  expect(operator.asked).toEqual(["terms", "terms", "terms", "terms"])
})

test("a round that does not exist is missing, and nothing is kept for it", async () => {
  const browser = browserThatKeepsDrafts()
  browser.holds("no round", '[1,"draft-1",1,"tab-1",[]]')
  await page({ browser, betId: "no round" }).is("missing")
  await expect.poll(() => browser.held("no round")).toBeUndefined()
})

test("a player whom the operator no longer knows is told so, and finds the slip again", async () => {
  const operator = operatorThatOffersARound()
  operator.troubles.push("disowned")
  await page({ operator }).is("disowned")
  const { taking, key, betting, is, held } = page({ operator })
  await taking()
  key("482")
  operator.troubles.push("disowned")
  betting.send({ type: "terms.asked" })
  await is("disowned")
  await expect.poll(held).toEqual(["482"])
})

test("rates are read again every half minute while the round is open, and at once when it opens again", async () => {
  const { taking, operator, pass, termsAre, betting, now } = page()
  await taking()
  operator.rates([{ option: "teng_bon_3", number: "482", multiply: 0 }])
  pass(30_000)
  await termsAre("askingRates")
  await termsAre("known")
  expect(now().context.terms.rateNow).toEqual([{ option: "teng_bon_3", number: "482", multiply: 0 }])
  betting.send({ type: "round.closed" })
  pass(60_000)
  expect(operator.asked).toEqual(["terms", "rates"])
  betting.send({ type: "round.opened" })
  await termsAre("known")
  expect(operator.asked).toEqual(["terms", "rates", "rates"])
})

test("while the operator does not answer, betting goes on with the terms that are known", async () => {
  const { taking, operator, pass, termsAre, betting, key, bets } = page()
  await taking()
  operator.troubles.push("away", "away")
  betting.send({ type: "terms.asked" })
  await termsAre("unanswered")
  key("482")
  expect(bets()).toEqual(["teng_bon_3 482 100"])
  pass(5_000)
  await termsAre("asking")
  await termsAre("unanswered")
  operator.offers({ betMin: { ...yeekeeLimits.betMin, teng_bon_3: yeekeeLimits.betMax.teng_bon_3! } })
  betting.send({ type: "connection.restored" })
  await termsAre("known")
  expect(bets()).toEqual(["teng_bon_3 482 50000"])
})

test("a question that is asked anew gives the earlier one up, and its answer no longer counts", async () => {
  const { taking, operator, termsAre, betting, now } = page()
  await taking()
  operator.troubles.push("never")
  betting.send({ type: "connection.restored" })
  betting.send({ type: "terms.asked" })
  await termsAre("known")
  expect(operator.asked).toEqual(["terms", "rates", "rates given up", "terms"])
  operator.troubles.push("late")
  betting.send({ type: "connection.restored" })
  operator.rates([{ option: "teng_bon_3", number: "739", multiply: 0 }])
  betting.send({ type: "rates.changed", rates: [{ option: "teng_bon_3", number: "482", multiply: 42_500 }] })
  await termsAre("known")
  operator.rates([])
  operator.answersAtLast()
  await Promise.resolve()
  expect(now().context.terms.rateNow).toEqual([{ option: "teng_bon_3", number: "739", multiply: 0 }])
})

test("rates that are announced hold at once, for lines and for what is added", async () => {
  const { taking, betting, key, now } = page()
  await taking()
  key("482")
  betting.send({ type: "rates.changed", rates: [{ option: "teng_bon_3", number: "739", multiply: 0 }] })
  expect(now().context.news).toBeUndefined()
  key("739")
  expect(now().context.news).toMatchObject({ left: [{ number: "739", reason: "closed" }] })
})

test("a closed round takes nothing and says so, and goes on when it is opened again", async () => {
  const { taking, betting, key, now, bets } = page()
  await taking()
  key("4822")
  betting.send({ type: "round.closed" })
  key("4")
  expect(now().context).toMatchObject({ digits: "2", news: { reason: "roundClosed", keyed: ["4"] } })
  betting.send({ type: "numbers.chosen", numbers: ["739"] })
  expect(now().context.news).toMatchObject({ reason: "roundClosed", keyed: ["739"] })
  betting.send({ type: "slip.cleared" })
  expect(bets()).toEqual(["teng_bon_3 482 100"])
  betting.send({ type: "round.opened" })
  key("22")
  expect(bets()).toEqual(["teng_bon_3 222 100", "teng_bon_3 482 100"])
})

test("two tabs that write at the same time end with the same slip, however their news cross", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(fc.tuple(fc.nat(1), fc.nat(9)), { maxLength: 6 }), async (s, typed) => {
      const browser = browserThatKeepsDrafts((tell) => void s.schedule(Promise.resolve()).then(tell))
      const tabs = [page({ browser }), page({ browser })]
      await Promise.all(tabs.map((tab) => tab.taking()))
      for (const [at, digit] of typed) {
        tabs[at]?.key(`48${digit}`)
        if (digit % 2 === 0) tabs[at]?.pass(300)
        if (digit % 3 === 0 && s.count() > 0) await s.waitOne()
      }
      const isSettled = async () => {
        for (const tab of tabs) tab.pass(300)
        await s.waitIdle()
        const [one, other] = tabs.map((tab) => tab.bets().join())
        return one === other && tabs.every((tab) => tab.now().matches({ slip: { taking: { draft: "kept" } } }))
      }
      await expect.poll(isSettled, { interval: 1 }).toBe(true)
      for (const tab of tabs) tab.betting.stop()
    }),
    { numRuns: 50 },
  )
})
