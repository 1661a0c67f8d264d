import { useActorRef, useSelector } from "@xstate/react"
import { Suspense } from "react"
import { type Made, parts } from "../../../app/parts.ts"
import { useLoadedPart } from "../../../app/use-loaded-machines.ts"
import { addLimitsWords } from "../../../locales/limits.ts"
import { lazyExtra } from "../../../parts/lazy-extra.ts"

const ReminderSheet = lazyExtra(async () => {
  const [{ ReminderSheet: sheet }] = await Promise.all([import("./reminder-sheet.lazy.tsx"), addLimitsWords()])
  return sheet
})

/** Stands beside every page of a player, and shows itself when they wanted to be reminded of the time. */
export const SessionReminder = () => {
  const part = useLoadedPart(parts.reminding)
  return part === undefined ? null : <Reminding {...part} />
}

const Reminding = ({ reminding }: Made["reminding"]) => {
  const reminder = useSelector(useActorRef(reminding), ({ children }) => children.reminder)
  const isReminding = useSelector(reminder, (state) => state?.hasTag("reminding") ?? false)
  return reminder !== undefined && isReminding ? (
    <Suspense>
      <ReminderSheet reminder={reminder} />
    </Suspense>
  ) : null
}
