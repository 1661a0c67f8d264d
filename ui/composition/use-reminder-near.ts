import { playingSince } from "@fakham/adapters/browser/play"
import { useActorRef, useSelector } from "@xstate/react"
import { fromPromise } from "xstate"
import { useApp } from "../app.ts"
import type { MachinesLoader } from "./loader.ts"
import type { Machines } from "./player.ts"

/** Two minutes before the first moment at which the shortest reminder could be due. */
const near = 13 * 60_000

const triesAnewAfter = 15_000

/** As soon as they can be fetched, or nobody waits for them any more: time goes on without them, too. */
const loadInTheEnd = async (machines: MachinesLoader, signal: AbortSignal): Promise<Machines> => {
  try {
    return await machines.load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, triesAnewAfter))
    return signal.aborted ? Promise.reject(signal.reason) : loadInTheEnd(machines, signal)
  }
}

const untilNear = fromPromise<void, MachinesLoader>(async ({ input, signal }) => {
  const { player = "", now, isTimeKnown, followClock } = await loadInTheEnd(input, signal)
  if (!isTimeKnown()) await new Promise<void>((resolve) => followClock(resolve))
  const playedFor = now() - playingSince(player, now())
  await new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, near - playedFor)))
})

/** Whether a player has played for so long that a reminder could soon be due: its scripts need not be there before. */
export const useReminderNear = (): boolean =>
  useSelector(useActorRef(untilNear, { input: useApp().machines }), ({ status }) => status === "done")
