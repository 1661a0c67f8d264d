import { bahtOfSatang } from "@fakham/core"
import { isCaptchaRequired } from "../accounts/captcha/captcha.ts"
import { isLocked } from "../accounts/pin-attempts.ts"
import { readStoredValue } from "../database/stored-values.ts"
import type { Faults } from "../faults/faults.ts"
import { closedPartners } from "../games/partner-maintenance.ts"
import type { Internals } from "../internals/internals.ts"
import { balance } from "../ledger/ledger.ts"
import { demoLogins } from "../seeds/demo-players.ts"
import { lastNotice } from "../site/maintenance.ts"
import { clockShown } from "./clock.ts"

/** Everything the desk shows at a glance. */
export const deskState = async ({ db, clock }: Internals, faults: Faults) => {
  const clockNow = await clockShown(clock)
  const seed = await readStoredValue(db, "seed")
  const notice = await lastNotice(db)
  return {
    ...clockNow,
    seed,
    maintenance: notice?.type === "maintenance",
    playerCount: await playersOf(db),
    players: await playersAt(db, Date.parse(clockNow.now)),
    demoLogins: seed === "demo" ? demoLogins : [],
    closedPartners: [...(await closedPartners(db, Date.parse(clockNow.now)))].map(([partner, until]) => ({
      partner,
      until: new Date(until).toISOString(),
    })),
    captchaRequired: await isCaptchaRequired({ db }),
    faults: faults.waiting(),
  }
}

const playersOf = async (db: Internals["db"]) => {
  const counted = db.selectFrom("users").select(({ fn }) => fn.countAll<number>().as("players"))
  return (await counted.executeTakeFirstOrThrow()).players
}

const playersAt = async (db: Internals["db"], now: number) => {
  const users = await db
    .selectFrom("users")
    .leftJoin(
      (attempts) =>
        attempts
          .selectFrom("pin_attempts")
          .select(({ fn }) => ["login_name", fn.max("failed").as("failed"), fn.max("locked_until").as("locked_until")])
          .groupBy("login_name")
          .as("attempts"),
      (join) => join.onRef("attempts.login_name", "=", "users.user_name"),
    )
    .select(["uuid", "user_name", "name", "status", "failed", "locked_until"])
    .select((eb) =>
      eb
        .selectFrom("poys")
        .select(({ fn }) => fn.countAll<number>().as("slips"))
        .whereRef("poys.user_uuid", "=", "users.uuid")
        .where("poys.status", "=", "WAITING")
        .as("slips"),
    )
    .orderBy("user_name")
    .limit(100)
    .execute()
  return Promise.all(
    users.map(async ({ uuid, user_name, name, status, failed, locked_until, slips }) => ({
      userName: user_name,
      name,
      status,
      money: bahtOfSatang(await balance(db, "cash", uuid)),
      afMoney: bahtOfSatang(await balance(db, "afCash", uuid)),
      waitingSlips: slips ?? 0,
      failedLogins: failed ?? 0,
      lockedUntil: isLocked(locked_until, now) ? new Date(locked_until).toISOString() : null,
    })),
  )
}

/** Throws away the messages that were sent. */
export const clearOutbox = async ({ db }: Internals) => {
  await db.deleteFrom("outbox").execute()
  return []
}

/** The messages a player would have got by SMS, newest first. */
export const outbox = async ({ db }: Internals) => {
  const messages = await db.selectFrom("outbox").selectAll().orderBy("at", "desc").limit(100).execute()
  return messages.map(({ recipient, text, at }) => ({ recipient, text, at: new Date(at).toISOString() }))
}
