import { afterAll, afterEach, beforeEach, expect, it } from "vitest"
import { announcementsHere } from "../../announcements/announcements.ts"
import { openDatabase } from "../../database/open.ts"
import type { Database } from "../../database/tables.ts"
import { costOfPublicPin, passwordsAt } from "../../internals/passwords.ts"
import { record } from "../../ledger/ledger.ts"
import { pushMoney } from "../../push/money-push.ts"
import { seedOnce } from "../../seeds/seeding.ts"
import { databaseSources } from "../../testing/databases.ts"
import { storedClock } from "../../time/clock.ts"

const passwords = passwordsAt(costOfPublicPin)

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const somchai = "5a9d0000-0000-4000-8000-000000000001"
const malee = "5a9d0000-0000-4000-8000-000000000002"
const changed = (uuid: string) => ({ type: "cash.changed", uuid }) as const

let db: Database
beforeEach(async () => {
  db = await openDatabase((await sources.at(-1)?.fresh()) ?? { kind: "sqlite", file: ":memory:" }, () => undefined)
  await seedOnce({ beginning: { historyDays: 1 }, db, clock: storedClock(db), passwords }, "demo")
})
afterEach(() => db.destroy())

let movements = 0
const pay = (satang: number) =>
  record(db, {
    idempotencyKey: `movement-${++movements}`,
    kind: "DEPOSIT",
    at: 0,
    legs: [
      { book: "cash", userUuid: somchai, satang },
      { book: "cash", userUuid: null, satang: -satang },
    ],
  })

/** A way out that takes its time: each event leaves when it is let go. */
const slowWayOut = () => {
  const begun: Array<{ readonly data: string; readonly go: () => void }> = []
  const push = ({ data }: { readonly data: string }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    begun.push({ data, go: resolve })
    return promise
  }
  return { begun, push }
}

it("tells one balance at a time, and after it the newest, however often it changed meanwhile", async () => {
  const announcements = announcementsHere()
  const { begun, push } = slowWayOut()
  const money = pushMoney(
    { db, announcements },
    { channelsOf: (uuid) => [uuid], leavesOut: () => false, push },
    () => undefined,
  )
  announcements.announce(changed(somchai))
  await expect.poll(() => begun.map(({ data }) => data)).toEqual(['{"balance":12480.5}'])
  for (const satang of [100, 200, 300]) {
    await pay(satang)
    announcements.announce(changed(somchai))
  }
  announcements.announce(changed(malee))
  await expect.poll(() => begun.length).toBe(2)
  begun[0]?.go()
  await expect
    .poll(() => begun.map(({ data }) => data))
    .toEqual(['{"balance":12480.5}', '{"balance":350.25}', '{"balance":12486.5}'])
  for (const { go } of begun) go()
  await money.stop()
  expect(begun).toHaveLength(3)
})

it("goes on after one that could not be told, and says so in the log", async () => {
  const announcements = announcementsHere()
  const lines: Array<unknown> = []
  const pushed: Array<string> = []
  const push = ({ data }: { readonly data: string }) => {
    if (lines.length === 0) throw new Error("the way is closed")
    pushed.push(data)
  }
  const money = pushMoney(
    { db, announcements },
    { channelsOf: (uuid) => [uuid], leavesOut: () => false, push },
    (line) => lines.push(line),
  )
  announcements.announce(changed(somchai))
  await expect.poll(() => lines).toEqual([{ level: "error", error: "the way is closed" }])
  announcements.announce(changed(somchai))
  await money.stop()
  expect(pushed).toEqual(['{"balance":12480.5}'])
})

it("leaves out whom nobody follows, and falls silent at its end", async () => {
  const announcements = announcementsHere()
  const { begun, push } = slowWayOut()
  const leavesOut = (channels: ReadonlyArray<string>) => channels.includes(malee)
  const money = pushMoney({ db, announcements }, { channelsOf: (uuid) => [uuid], leavesOut, push }, () => undefined)
  announcements.announce(changed(malee))
  await money.stop()
  announcements.announce(changed(somchai))
  await money.stop()
  expect(begun).toEqual([])
})
