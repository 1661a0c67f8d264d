import fc from "fast-check"
import { expect, test } from "vitest"
import { waitFor } from "xstate"
import { linesOf } from "../poy/totals.ts"
import { browserThatKeepsDrafts } from "./testing/browser-that-keeps-drafts.ts"
import { operatorThatOffersARound, yeekeeRound } from "./testing/operator-that-offers-a-round.ts"
import { page } from "./testing/page.ts"

test("a slip is kept shortly after it was changed, survives a reload and can still be undone", async () => {
  const { taking, key, draftIs, held, pass, browser } = page()
  await taking()
  key("482")
  pass(299)
  expect(held()).toBeUndefined()
  key("739")
  pass(1)
  await draftIs("saved")
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
  await draftIs("saved")
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
  first.betting.send({ type: "news.seen" })
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
      await draftIs("saved")
      return now().context
    }
    expect(await write("482")).toMatchObject({ remembered: false, news: { _tag: "draftNotStored" } })
    betting.send({ type: "news.seen" })
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
  await one.draftIs("saved")
  expect(other.bets()).toEqual([])
  other.betting.send({ type: "page.shown" })
  await other.draftIs("saved")
  expect(other.bets()).toEqual(["teng_bon_3 482 100"])
})

test("a draft that another tab writes while the terms are still unknown is the one that is shown", async () => {
  const browser = browserThatKeepsDrafts()
  const operator = operatorThatOffersARound()
  operator.troubles.push("late")
  const waiting = page({ browser, operator })
  await waiting.is("loading")
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

test.each(["late", "away"] as const)(
  "a draft that is found placed before its terms are known, as the operator is %s, comes back empty, also after a reload",
  async (trouble) => {
    const first = page()
    await first.taking()
    first.key("482")
    first.pass(300)
    await first.draftIs("saved")
    const { draftId } = first.now().context
    first.betting.stop()

    const { browser, operator } = first
    operator.troubles.push(trouble)
    const again = page({ browser, operator })
    await again.is(trouble === "late" ? "loading" : "failed")
    again.betting.send({ type: "slip.placed", draftId })
    if (trouble === "late") operator.answersAtLast()
    else again.betting.send({ type: "retry.requested" })
    await again.taking()
    await again.draftIs("saved")
    expect(again.bets()).toEqual([])
    expect(again.now().context.draftId).not.toBe(draftId)
    expect(again.held()).toEqual([])
    again.betting.stop()

    const last = page({ browser, operator })
    await last.taking()
    expect([last.bets(), last.now().context.draftId]).toEqual([[], again.now().context.draftId])
  },
)

test("a draft beside one that was placed before its terms are known comes back as it was", async () => {
  const first = page()
  await first.taking()
  first.key("482")
  first.pass(300)
  await first.draftIs("saved")
  const { browser, operator } = first
  operator.troubles.push("late")
  const again = page({ browser, operator })
  await again.is("loading")
  again.betting.send({ type: "slip.placed", draftId: "of another draft" })
  operator.answersAtLast()
  await again.taking()
  expect(again.bets()).toEqual(["teng_bon_3 482 100"])
})

test("two tabs that write at the same time end with the same slip, however their news cross", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(fc.tuple(fc.nat(1), fc.nat(9)), { maxLength: 6 }), async (s, typed) => {
      const browser = browserThatKeepsDrafts((emit) => void s.schedule(Promise.resolve()).then(emit))
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
        return one === other && tabs.every((tab) => tab.now().matches({ slip: { taking: { draft: "saved" } } }))
      }
      await expect.poll(isSettled, { interval: 1 }).toBe(true)
      for (const tab of tabs) tab.betting.stop()
    }),
    { numRuns: 50 },
  )
})
