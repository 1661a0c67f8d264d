import { readFile } from "node:fs/promises"
import { hour } from "@fakham/core/time"
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest"
import { everyDatabase } from "../../testing/databases.ts"
import { retention } from "../../upkeep/retention.ts"
import { sweptDatabase } from "../../upkeep/testing/swept-database.ts"

const sources = await everyDatabase()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const day = 24 * hour
const night = Date.parse("2026-11-20T04:00:00+07:00")

/** How many days rows stay, as docs/operator.md says. */
const days = {
  otps: 1,
  outbox: 40,
  intents: 90,
  pin_attempts: 30,
  notification_marks: 40,
  account_events: 40,
  operator_news: 40,
  fcm_tokens: 270,
} as const
type Aged = keyof typeof days

describe.each(sources)("the nightly sweep, on $kind", ({ fresh }) => {
  let swept: Awaited<ReturnType<typeof sweptDatabase>>
  beforeEach(async () => {
    swept = await sweptDatabase(await fresh())
  })
  afterEach(() => swept.db.destroy())

  const put: Readonly<Record<Aged, (id: string, at: number) => Promise<unknown>>> = {
    otps: (ref, sent_at) =>
      swept.db
        .insertInto("otps")
        .values({
          ref,
          purpose: "pin",
          user_name: "a",
          phone_number: "b",
          code: "c",
          sent_at,
          missed: 0,
          used_at: null,
        })
        .execute(),
    outbox: (id, at) => swept.db.insertInto("outbox").values({ id, recipient: "a", text: "b", at }).execute(),
    intents: (intent_key, at) =>
      swept.db
        .insertInto("intents")
        .values({ user_uuid: swept.uuid, intent_key, path: "", asked: "", answer: "{}", at })
        .execute(),
    pin_attempts: (address, tried_at) =>
      swept.db
        .insertInto("pin_attempts")
        .values({
          purpose: "login",
          login_name: "a",
          address,
          failed: 1,
          locked_until: null,
          entered_at: null,
          tried_at,
        })
        .execute(),
    notification_marks: (notification_id, at) =>
      swept.db
        .insertInto("notification_marks")
        .values({ user_uuid: swept.uuid, notification_id, read_at: at, pushed_at: null, at })
        .execute(),
    account_events: (id, at) =>
      swept.db
        .insertInto("account_events")
        .values({ id, user_uuid: swept.uuid, type: "pinChanged", detail: "", at })
        .execute(),
    operator_news: (id, at) => swept.db.insertInto("operator_news").values({ id, title: "a", text: "b", at }).execute(),
    fcm_tokens: (token_hash, saved_at) =>
      swept.db
        .insertInto("fcm_tokens")
        .values({ token_hash, token: token_hash, user_uuid: swept.uuid, saved_at, locale: "th", session_jti: null })
        .execute(),
  }
  const tables: ReadonlyArray<Aged> = [
    "otps",
    "outbox",
    "intents",
    "pin_attempts",
    "notification_marks",
    "account_events",
    "operator_news",
    "fcm_tokens",
  ]
  const keyOf: Readonly<Record<Aged, string>> = {
    otps: "ref",
    outbox: "id",
    intents: "intent_key",
    pin_attempts: "address",
    notification_marks: "notification_id",
    account_events: "id",
    operator_news: "id",
    fcm_tokens: "token_hash",
  }
  it("has a time and a reason for every table, as docs/operator.md says", async () => {
    const found = (await swept.db.introspection.getTables())
      .map(({ name }) => name)
      .filter((name) => !name.startsWith("kysely"))
    expect(found.filter((name) => !(name in retention))).toEqual([])
    const written = await readFile(new URL("../../../../docs/operator.md", import.meta.url), "utf8")
    for (const [table, { storedForMs, why }] of Object.entries(retention)) {
      const storedFor =
        storedForMs === undefined ? "for good" : storedForMs === day ? "1 day" : `${storedForMs / day} days`
      expect(written).toContain(`| \`${table}\` | ${storedFor} | ${why} |`)
    }
  })

  it.each(tables)("drops of %s what is old enough to the millisecond, and nothing that is younger", async (table) => {
    const limit = night - days[table] * day
    const ages = { gone: limit, "just-stored": limit + 1, longGone: limit - 400 * day, now: night, later: night + hour }
    for (const [id, at] of Object.entries(ages)) await put[table](id, at)
    await swept.sweepAt(night)
    expect(await swept.left(table, keyOf[table])).toEqual(["just-stored", "later", "now"])
    await swept.sweepAt(night + day)
    expect(await swept.left(table, keyOf[table])).toEqual(days[table] === 1 ? ["later"] : ["later", "now"])
  })

  it("drops five hundred rows in a statement and goes on until all are gone", async () => {
    await swept.db
      .insertInto("outbox")
      .values(Array.from({ length: 1_200 }, (_, id) => ({ id: `${id}`, recipient: "a", text: "b", at: 0 })))
      .execute()
    const step = swept.stepsAt(() => night)
    const counts = []
    for (let steps = 0; steps < 5; steps += 1) {
      await step()
      counts.push((await swept.left("outbox", "id")).length)
    }
    expect(counts).toEqual([700, 200, 0, 0, 0])
  })

  it("begins at four in the morning, once a night, and sees what a clock that was set back leaves", async () => {
    const step = swept.stepsAt(() => now)
    let now = night - 1
    await swept.sweepAt(now, step)
    await put.outbox("old", 0)
    for (let steps = 0; steps < 60; steps += 1) await step()
    expect(await swept.left("outbox", "id")).toEqual(["old"])
    now = night
    await swept.sweepAt(now, step)
    expect(await swept.left("outbox", "id")).toEqual(["old"])
    now = night - 30 * day
    await swept.sweepAt(now, step)
    expect(await swept.left("outbox", "id")).toEqual([])
  })
})
