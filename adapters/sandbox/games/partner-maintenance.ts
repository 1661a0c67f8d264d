import { isPartner, type Partner } from "@fakham/core/games"
import { dayAt, type Instant, instantAt, type TimeOfDay } from "@fakham/core/time"
import * as v from "valibot"
import { storedJson } from "../database/stored-json.ts"
import { readStoredValue, writeStoredValue } from "../database/stored-values.ts"
import type { Within } from "../database/tables.ts"
import { notFound } from "../http/refusal.ts"
import type { Reply } from "../http/reply.ts"
import type { Internals } from "../internals/internals.ts"

/** The hours in which partners see to their houses every day, in Thailand. */
const everyDay: Partial<Readonly<Record<string, { readonly from: TimeOfDay; readonly to: TimeOfDay }>>> = {
  "world-casino": { from: "04:00", to: "05:00" },
}

const storedName = "partnerMaintenance"
/** Until when, in milliseconds since 1970, each partner is closed. */
const storedEnds = storedJson(v.record(v.string(), v.number()))

const orderedEnds = async (db: Within): Promise<Readonly<Record<string, number>>> => {
  const stored = await readStoredValue(db, storedName)
  return stored === undefined ? {} : storedEnds.read(stored)
}

/** The partners under maintenance now, each with when it ends: by the desk's order, or by their own hours. */
export const closedPartners = async (db: Within, now: Instant): Promise<ReadonlyMap<string, Instant>> => {
  const closed = new Map<string, Instant>()
  for (const [partner, hours] of Object.entries(everyDay)) {
    if (hours === undefined) continue
    const [from, to] = [instantAt(dayAt(now), hours.from), instantAt(dayAt(now), hours.to)]
    if (from <= now && now < to) closed.set(partner, to)
  }
  for (const [partner, until] of Object.entries(await orderedEnds(db))) if (now < until) closed.set(partner, until)
  return closed
}

/** A partner, and for how many seconds it closes; nothing opens it again. */
export const partnerClosing = v.object({
  partner: v.string(),
  seconds: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(86_400))),
})

/** Closes a partner for a while, or opens it. Who sits there plays on; nobody else is seated. */
export const closePartner = async (
  { db, clock }: Pick<Internals, "db" | "clock">,
  { partner, seconds }: v.InferOutput<typeof partnerClosing>,
): Promise<Reply<{ readonly partner: Partner; readonly until: number | null }>> => {
  if (!isPartner(partner)) return { refused: notFound }
  const now = await clock.now()
  const others = Object.entries(await orderedEnds(db)).filter(([one, until]) => one !== partner && now < until)
  const until = seconds === null ? null : now + seconds * 1_000
  const ends = Object.fromEntries(until === null ? others : [...others, [partner, until]])
  await writeStoredValue(db, storedName, storedEnds.write(ends))
  return { data: { partner, until: until === null ? null : until / 1_000 } }
}

export const openAllPartners = ({ db }: Pick<Internals, "db">): Promise<void> =>
  writeStoredValue(db, storedName, storedEnds.write({}))
