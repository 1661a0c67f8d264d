import type { CDPSession, Page } from "playwright"
import { runInside, slowedDown } from "./pages.ts"

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

/** One whose answers to taps and words are timed. */
export const timedRunnerOn = async (page: Page): Promise<Runner> => {
  await runInside(page, "answers.ts")
  return runnerOn(page)
}

const answersOf = (page: Page): Promise<ReadonlyArray<number>> =>
  page.evaluate(() => Reflect.get(globalThis, "answers").slice())

/** Milliseconds from an act to the picture of its answer. */
export const answered = async ({ page }: Runner, act: () => Promise<void>): Promise<number> => {
  await page.bringToFront()
  const { length } = await answersOf(page)
  await act()
  await page.waitForFunction((before) => Reflect.get(globalThis, "answers").length > before, length)
  return (await answersOf(page))[length] ?? Number.NaN
}

/** Milliseconds that the main thread works while the page is scrolled by 40 screens. */
export const scrolled = async (runner: Runner): Promise<number> => {
  await runner.page.bringToFront()
  const before = await busy(runner)
  await runInside(runner.page, "fling.ts")
  return ((await busy(runner)) - before) * 1_000
}
