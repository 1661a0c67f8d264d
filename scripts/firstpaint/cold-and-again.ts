import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { chromium } from "playwright"
import type { PageVisit } from "../page-speed/demo-player.ts"
import { chromiumArguments } from "../surroundings/chromium.ts"
import { type Visited, visit } from "./visit.ts"

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true, isMobile: true }

/** The first visit of a new profile, and one after the browser was closed and started again. */
export type ColdAndAgain = { readonly cold: Visited; readonly again: Visited }

export const coldAndAgain = async (
  executablePath: string,
  { url, cookies }: PageVisit,
  control: string,
): Promise<ColdAndAgain> => {
  const profile = await mkdtemp(join(tmpdir(), "fakham-profile-"))
  const once = async (): Promise<Visited> => {
    const context = await chromium.launchPersistentContext(profile, {
      executablePath,
      args: [...chromiumArguments],
      ...phone,
    })
    try {
      await context.addCookies([...cookies])
      return await visit(context.pages()[0] ?? (await context.newPage()), url, control)
    } finally {
      await context.close()
    }
  }
  try {
    return { cold: await once(), again: await once() }
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}
