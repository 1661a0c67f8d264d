import { expireSessions } from "../accounts/expire-sessions.ts"
import type { LockWait } from "../database/lock.ts"
import type { Log } from "../http/requests.ts"
import type { Internals } from "../internals/internals.ts"
import { runRounds } from "../lotto/round-ends.ts"
import { remindOfClosing } from "../notifications/closing-reminders.ts"
import { endMaintenanceInTime } from "../site/maintenance.ts"
import { runDuePayments } from "../wallet/due-payments.ts"

/** Everything that is due now: rounds, payments, reminders, maintenance, and ends of sessions. */
export const runDue = async (internals: Internals, lockWait: LockWait): Promise<void> => {
  await runRounds(internals, lockWait)
  await runDuePayments(internals, lockWait)
  await remindOfClosing(internals)
  await endMaintenanceInTime(internals)
  await expireSessions(internals)
}

export type Scheduler = { readonly stop: () => Promise<void> }

/**
 * Runs what is due every half second until it is stopped, and then a step of each piece of upkeep; after its first pass, one
 * that fails is logged and tried again.
 */
export const startScheduler = async (
  internals: Internals,
  log: Log,
  upkeep: ReadonlyArray<() => Promise<void>> = [],
  every = 500,
): Promise<Scheduler> => {
  await runDue(internals, { waits: false })
  const run = async () => {
    await runDue(internals, { waits: false })
    for (const step of upkeep) await step()
  }
  let stopped = false
  let pass: Promise<void> = Promise.resolve()
  const tick = () => {
    pass = run()
      .catch((error: unknown) => log({ level: "error", error: error instanceof Error ? error.stack : String(error) }))
      .finally(() => {
        if (!stopped) waiting = setTimeout(tick, every)
      })
  }
  let waiting = setTimeout(tick, every)
  return {
    stop: async () => {
      stopped = true
      clearTimeout(waiting)
      await pass
    },
  }
}
