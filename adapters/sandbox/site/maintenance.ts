import * as v from "valibot"
import { storedJson } from "../database/stored-json.ts"
import { readStoredValue, writeStoredValue } from "../database/stored-values.ts"
import type { Within } from "../database/tables.ts"
import type { Internals } from "../internals/internals.ts"

/** Until when, in unix seconds, the site is closed; nothing while nobody knows. */
type Closed = { readonly type: "maintenance"; readonly until: number | null }
type Notice = Closed | { readonly type: "maintenance.ended" }

const noticeName = "maintenance"
const storedNotice = storedJson(
  v.variant("type", [
    v.object({ type: v.literal("maintenance"), until: v.nullable(v.number()) }),
    v.object({ type: v.literal("maintenance.ended") }),
  ]),
)
const ended: Notice = { type: "maintenance.ended" }

/** The last word about maintenance, for whoever was not here when it was told; none where there never was any. */
export const lastNotice = async (db: Within): Promise<Notice | undefined> => {
  const stored = await readStoredValue(db, noticeName)
  return stored === undefined ? undefined : storedNotice.read(stored)
}

/** Tells everybody that the site closes for a while; until nothing is until nobody knows when. */
export const announceMaintenance = async (internals: Internals, until: number | null): Promise<void> => {
  const notice: Notice = { type: "maintenance", until }
  await writeStoredValue(internals.db, noticeName, storedNotice.write(notice))
  internals.announcements.announce({ type: "news", news: notice })
}

/** Ends maintenance, if there is any; one process among several tells it. */
export const endMaintenance = async ({ db, announcements }: Internals, notice?: Notice): Promise<void> => {
  const running = notice ?? (await lastNotice(db))
  if (running?.type !== "maintenance") return
  const { numUpdatedRows } = await db
    .updateTable("kept")
    .set({ value: storedNotice.write(ended) })
    .where("name", "=", noticeName)
    .where("value", "=", storedNotice.write(running))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 1n) announcements.announce({ type: "news", news: ended })
}

/** Ends maintenance whose time is over. */
export const endMaintenanceInTime = async (internals: Internals): Promise<void> => {
  const notice = await lastNotice(internals.db)
  if (notice?.type !== "maintenance") return
  const until = (notice.until ?? Number.POSITIVE_INFINITY) * 1_000
  if (until <= (await internals.clock.now())) await endMaintenance(internals, notice)
}
