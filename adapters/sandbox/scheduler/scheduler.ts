import { expireSessions } from "../accounts/expire-sessions.ts"
import type { BackOffice } from "../back-office/back-office.ts"
import type { Patience } from "../database/lock.ts"
import type { Log } from "../http/requests.ts"
import { runRounds } from "../lotto/round-ends.ts"
import { remindOfClosing } from "../notifications/closing-reminders.ts"
import { endMaintenanceInTime } from "../site/maintenance.ts"
import { runDuePayments } from "../wallet/due-payments.ts"

/** Everything that is due now: rounds, payments, reminders, maintenance, and ends of sessions. */
export const runDue = async (office: BackOffice, patience: Patience): Promise<void> => {
  await runRounds(office, patience)
  await runDuePayments(office, patience)
  await remindOfClosing(office)
  await endMaintenanceInTime(office)
  await expireSessions(office)
}

export type Scheduler = { readonly stop: () => Promise<void> }

/**
 * Runs what is due every half second until it is stopped, and then a step of each piece of upkeep; after its first pass, one
 * that fails is logged and tried again.
 */
export const startScheduler = async (
  office: BackOffice,
  log: Log,
  upkeep: ReadonlyArray<() => Promise<void>> = [],
  every = 500,
): Promise<Scheduler> => {
  await runDue(office, { waits: false })
  const run = async () => {
    await runDue(office, { waits: false })
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
