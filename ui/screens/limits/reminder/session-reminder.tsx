import { useSelector } from "@xstate/react"
import { Suspense } from "react"
import type { Machines } from "../../../app/player.ts"
import { useLoadedMachines } from "../../../app/use-loaded-machines.ts"
import { useReminding } from "../../../app/use-reminding.ts"
import { addLimitsWords } from "../../../locales/limits.ts"
import { lazyExtra } from "../../../parts/lazy-extra.ts"

const ReminderSheet = lazyExtra(async () => {
  const [{ ReminderSheet: sheet }] = await Promise.all([import("./reminder-sheet.tsx"), addLimitsWords()])
  return sheet
})

/** Stands beside every page of a player, and shows itself when they wanted to be reminded of the time. */
export const SessionReminder = () => {
  const machines = useLoadedMachines()
  return machines === undefined ? null : <Reminding machines={machines} />
}

const Reminding = ({ machines }: { readonly machines: Machines }) => {
  const reminder = useSelector(useReminding(machines), ({ children }) => children.reminder)
  const isReminding = useSelector(reminder, (state) => state?.hasTag("reminding") ?? false)
  return reminder !== undefined && isReminding ? (
    <Suspense>
      <ReminderSheet reminder={reminder} />
    </Suspense>
  ) : null
}
