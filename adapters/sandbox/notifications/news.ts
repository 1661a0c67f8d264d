import { randomUUID } from "node:crypto"
import type { Internals } from "../internals/internals.ts"

/** Tells all players something; whoever wants news is sent it. */
export const tellNews = async (
  { db, clock, announcements }: Pick<Internals, "db" | "clock" | "announcements">,
  { title, text }: { readonly title: string; readonly text: string },
): Promise<{ readonly id: string }> => {
  const id = randomUUID()
  await db
    .insertInto("operator_news")
    .values({ id, title, text, at: await clock.now() })
    .execute()
  announcements.announce({ type: "news.told" })
  return { id }
}
