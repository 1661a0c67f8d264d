import type { CDPSession, Page } from "playwright"
import { slowedDown } from "./pages.ts"

/** A page that is raced, and the session that slows it down. */
export type Runner = { readonly page: Page; readonly session: CDPSession }

/** Seconds that the main thread has worked. */
export const busy = async ({ session }: Runner): Promise<number> => {
  const { metrics } = await session.send("Performance.getMetrics")
  return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0
}

export const runnerOn = async (page: Page): Promise<Runner> => {
  const session = await slowedDown(page)
  await session.send("Performance.enable")
  return { page, session }
}
