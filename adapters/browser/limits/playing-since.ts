import * as v from "valibot"
import { readStored, writeStored } from "../stored-json.ts"

const name = "fakham.playingSince"
const Stored = v.object({
  version: v.literal(1),
  uuid: v.string(),
  since: v.pipe(v.number(), v.safeInteger()),
  seenAt: v.pipe(v.number(), v.safeInteger()),
})

/** A player who was gone for longer than this begins anew. */
const pauseEnds = 30 * 60_000

/**
 * Since when a player plays in this browser: pages loaded anew and other tabs go on counting. To be asked again while
 * they play, for it is also what says that they still do.
 */
export const playingSince = (uuid: string, now: number): number => {
  const stored = readStored(name, Stored)
  const goesOn =
    stored !== undefined &&
    stored.uuid === uuid &&
    stored.since <= stored.seenAt &&
    stored.seenAt <= now &&
    now - stored.seenAt <= pauseEnds
  const since = goesOn ? stored.since : now
  writeStored(name, { version: 1, uuid, since, seenAt: now })
  return since
}
