import { playingSince } from "@fakham/adapters/browser/limits"
import { useActorRef, useSelector } from "@xstate/react"
import { fromPromise } from "xstate"
import { useApp } from "./app.ts"
import type { MachinesLoader } from "./loader.ts"
import { loadWithRetries } from "./use-loaded-machines.ts"

/** Two minutes before the first moment at which the shortest reminder could be due. */
const near = 13 * 60_000

const untilNear = fromPromise<void, MachinesLoader>(async ({ input, signal }) => {
  const { player = "", now, isTimeKnown, followClock } = await loadWithRetries(input.load, signal)
  if (!isTimeKnown()) await new Promise<void>((resolve) => followClock(resolve))
  const playedFor = now() - playingSince(player, now())
  await new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, near - playedFor)))
})

/** Whether a player has played for so long that a reminder could soon be due: its scripts need not be there before. */
export const useReminderNear = (): boolean =>
  useSelector(useActorRef(untilNear, { input: useApp().machines }), ({ status }) => status === "done")
