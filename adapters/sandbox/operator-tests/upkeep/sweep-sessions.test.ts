import { nothing, satang } from "@fakham/core/money"
import { hour } from "@fakham/core/time"
import { afterAll, describe, expect, it } from "vitest"
import { everyDatabase } from "../../testing/databases.ts"
import { sweptDatabase } from "../../upkeep/testing/swept-database.ts"

const sources = await everyDatabase()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const day = 24 * hour
const night = Date.parse("2026-11-20T04:00:00+07:00")

describe.each(sources)("sessions that ended weeks ago, on $kind", ({ fresh }) => {
  it("are kept as long as a browser is pushed to by one, or a round was played on its seat", async () => {
    const { db, uuid, sweepAt, left } = await sweptDatabase(await fresh())
    const session = (jti: string, ended: { readonly revoked_at?: number; readonly expired_at?: number }) => ({
      jti,
      user_uuid: uuid,
      created_at: 0,
      seen_at: 0,
      place: "",
      user_device: "",
      revoked_at: ended.revoked_at ?? null,
      expired_at: ended.expired_at ?? null,
    })
    const seat = (id: string, session_jti: string) => ({
      id,
      user_uuid: uuid,
      session_jti,
      partner: "",
      game: "",
      title: "",
      min_stake: satang(100),
      max_stake: satang(200),
      next_seed: null,
      site_origin: "",
      token_hash: id,
      token_until: night - 60 * day,
      secret_hash: null,
      opened_at: null,
      left_at: 1,
    })
    await db
      .insertInto("sessions")
      .values([
        session("open", {}),
        session("ended-lately", { revoked_at: night - 39 * day }),
        session("ended", { revoked_at: night - 41 * day }),
        session("expired", { expired_at: night - 41 * day }),
        session("pushed", { expired_at: night - 41 * day }),
        session("played", { revoked_at: night - 41 * day }),
        session("sat", { revoked_at: night - 41 * day }),
      ])
      .execute()
    const browser = { token_hash: "of pushed", token: "a", user_uuid: uuid, locale: "th", session_jti: "pushed" }
    await db
      .insertInto("fcm_tokens")
      .values({ ...browser, saved_at: night - 200 * day })
      .execute()
    await db
      .insertInto("game_seats")
      .values([seat("seat-played", "played"), seat("seat-sat", "sat")])
      .execute()
    await db
      .insertInto("game_rounds")
      .values({
        user_uuid: uuid,
        round_id: "1",
        seat_id: "seat-played",
        game: "",
        bets: "[]",
        stake: satang(100),
        returned: nothing,
        outcome: "{}",
        seed: null,
        at: 0,
      })
      .execute()
    await sweepAt(night)
    expect(await left("sessions", "jti")).toEqual(["ended-lately", "open", "played", "pushed"])
    expect(await left("game_seats", "id")).toEqual(["seat-played"])
    await sweepAt(night + 80 * day)
    expect(await left("sessions", "jti")).toEqual(["open", "played"])
    await db.destroy()
  })
})
