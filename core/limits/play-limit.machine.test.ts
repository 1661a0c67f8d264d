import { ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import type { LimitsEvent } from "./limit-wish.ts"
import { makePlayLimits } from "./play-limit.machine.ts"
import { PlayLimitRefused } from "./play-limit.port.ts"
import { type LimitsTrouble, operatorThatEnforcesLimits } from "./testing/operator-that-enforces-limits.ts"

const day = 24 * 60 * 60_000
const perDay = { measure: "deposit", span: "day" } as const

const atLimits = async (...troubles: ReadonlyArray<LimitsTrouble>) => {
  let now = 1_000_000
  const operator = operatorThatEnforcesLimits(() => now)
  operator.troubles.push(...troubles)
  const page = createActor(makePlayLimits(ManagedRuntime.make(operator.layer))).start()
  const is = (state: string) => waitFor(page, ({ value }) => value === state, { timeout: 30_000 })
  const limit = () => page.getSnapshot().context.data?.limits[0]?.limit
  const submit = async (amount: string | undefined, state = "shown") => {
    page.send({ type: "limit.submitted", kind: perDay, amount })
    await is(state)
  }
  if (troubles.length === 0) await is("shown")
  return { operator, page, is, limit, submit, pass: (time: number) => void (now += time) }
}

test("a player sees all six limits, no break, and no reminder, until they set some", async () => {
  const { page } = await atLimits()
  const { data: own } = page.getSnapshot().context
  expect(own?.limits.length).toBe(6)
  expect([own?.taken, own?.remindEvery]).toEqual([undefined, undefined])
})

test("a first limit and a lower one count at once", async () => {
  const { page, limit, submit } = await atLimits()
  await submit("5,000")
  expect(page.getSnapshot().context.wish).toBeUndefined()
  expect(limit()).toEqual({ most: 500_000, wish: undefined })
  await submit("3000")
  expect(limit()).toEqual({ most: 300_000, wish: undefined })
})

test("a higher limit waits a day for the second yes; sooner it is refused, and everything stays as it was", async () => {
  const { page, is, limit, submit, pass } = await atLimits()
  await submit("5000")
  await submit(undefined)
  expect(limit()).toEqual({ most: 500_000, wish: { most: undefined, askedAt: 1_000_000 } })
  pass(day - 1)
  page.send({ type: "limit.confirmed", kind: perDay })
  await is("confirming")
  expect((await is("shown")).context.failure).toEqual(new PlayLimitRefused({ reason: "tooEarly" }))
  expect(limit()?.most).toBe(500_000)
  pass(1)
  page.send({ type: "limit.confirmed", kind: perDay })
  await is("confirming")
  expect((await is("shown")).context.failure).toBeUndefined()
  expect(limit()).toEqual({ most: undefined, wish: undefined })
})

test.each([
  ["", "required"],
  ["abc", "notMoney"],
  ["5.005", "finerThanSatang"],
])("%j is told to be no amount, and the operator is not bothered", async (amount, fault) => {
  const { page, operator, submit } = await atLimits()
  await submit(amount)
  expect([page.getSnapshot().context.fault, operator.asked]).toEqual([fault, ["read"]])
  await submit("100")
  expect(page.getSnapshot().context.fault).toBeUndefined()
})

test("a break is looked at once more before it is taken, and can be declined until then", async () => {
  const { page, operator, is } = await atLimits()
  page.send({ type: "break.chosen", kind: "timeOut7d" })
  page.send({ type: "break.chosen", kind: "timeOut30d" })
  expect(page.getSnapshot().context.wish).toEqual({ type: "takeBreak", kind: "timeOut30d" })
  page.send({ type: "break.declined" })
  expect([page.getSnapshot().value, page.getSnapshot().context.wish]).toEqual(["shown", undefined])
  page.send({ type: "break.agreed" })
  expect(operator.asked).toEqual(["read"])
  page.send({ type: "break.chosen", kind: "timeOut24h" })
  page.send({ type: "break.agreed" })
  await is("shown")
  expect(operator.asked).toEqual(["read", "takeBreak timeOut24h"])
  expect(page.getSnapshot().context.data?.taken).toEqual({
    kind: "timeOut24h",
    from: 1_000_000,
    until: 1_000_000 + day,
  })
})

test("a shorter break than the one that runs is refused", async () => {
  const { page, is } = await atLimits()
  for (const kind of ["timeOut7d", "timeOut24h"] as const) {
    page.send({ type: "break.chosen", kind })
    page.send({ type: "break.agreed" })
    await is("shown")
  }
  const { failure, data: own } = page.getSnapshot().context
  expect([failure, own?.taken?.kind]).toEqual([new PlayLimitRefused({ reason: "breakRunsLonger" }), "timeOut7d"])
})

test("a reminder is chosen and dropped at once", async () => {
  const { page, is, operator } = await atLimits()
  for (const every of [30, undefined] as const) {
    page.send({ type: "reminder.chosen", every })
    expect((await is("shown")).context.data?.remindEvery).toBe(every)
  }
  expect(operator.asked).toEqual(["read", "remind 30", "remind never"])
})

const asks: ReadonlyArray<[string, ReadonlyArray<LimitsEvent>]> = [
  ["changing", [{ type: "limit.submitted", kind: perDay, amount: "700" }]],
  ["confirming", [{ type: "limit.confirmed", kind: perDay }]],
  ["choosingReminder", [{ type: "reminder.chosen", every: 15 }]],
  ["takingBreak", [{ type: "break.chosen", kind: "exclusion6m" }, { type: "break.agreed" }]],
]

test.each(asks)(
  "when the answer to %s is lost, what counts is read and nothing is sent twice",
  async (state, events) => {
    for (const trouble of ["cutBefore", "cutAfter"] as const) {
      const { page, operator, is, submit, pass } = await atLimits()
      await submit("500")
      await submit("600")
      pass(day)
      const before = operator.holds()
      operator.troubles.push(trouble)
      for (const event of events) page.send(event)
      expect([page.getSnapshot().value, page.getSnapshot().hasTag("busy")]).toEqual([state, true])
      const lost = await is("failed")
      expect([lost.context.data, lost.context.failure?._tag]).toEqual([before, "Unreachable"])
      page.send({ type: trouble === "cutBefore" ? "retry.requested" : "connection.restored" })
      expect((await is("shown")).context).toMatchObject({ data: operator.holds(), failure: undefined })
      expect(operator.holds() === before).toBe(trouble === "cutBefore")
      expect(operator.asked.slice(3)).toEqual([expect.anything(), "read"])
    }
  },
)

test.each(asks)("a player who is no longer known while %s is at an end", async (_, events) => {
  const { page, operator } = await atLimits()
  operator.troubles.push("unauthorized")
  for (const event of events) page.send(event)
  expect((await waitFor(page, ({ status }) => status === "done")).value).toBe("unauthorized")
})

test.each(asks)("leaving the page while %s drops the question", async (_, events) => {
  const { page, operator } = await atLimits()
  operator.troubles.push("silent")
  for (const event of events) page.send(event)
  await expect.poll(() => operator.asked.length).toBe(2)
  page.stop()
  await expect.poll(operator.givenUp).toBe(1)
})

test("limits that cannot be read at first are read when asked again", async () => {
  const { page, is } = await atLimits("cutBefore", "unauthorized")
  expect((await is("failed")).context.data).toBeUndefined()
  page.send({ type: "retry.requested" })
  expect((await waitFor(page, ({ status }) => status === "done")).value).toBe("unauthorized")
})

test("a second tap while a limit is being changed asks for nothing more", async () => {
  const { page, operator, is } = await atLimits()
  for (const amount of ["100", "200"]) page.send({ type: "limit.submitted", kind: perDay, amount })
  await is("shown")
  expect(operator.asked).toEqual(["read", "change deposit day"])
})
