import type { Locale } from "@fakham/core"
import type { Page } from "playwright"
import { guestScenes } from "./guest-scenes.ts"
import { pieceOf, shotAtRest } from "./page-at-rest.ts"
import { nipasLogin, openPhone, pictured } from "./phone.ts"
import { playerScenes } from "./player-scenes.ts"
import { atTheSameSite, type Desk } from "./same-site.ts"
import type { Scene } from "./scene.ts"

const themes = ["dark", "light"] as const

export type Picture = {
  readonly name: string
  readonly locale: Locale
  readonly theme: (typeof themes)[number]
  readonly height: number
  readonly webp: Buffer
}

const takenOf = async (page: Page, desk: Desk, locale: Locale, scene: Scene) => {
  const { name, go } = scene
  await go(page, desk)
  const piece = await pieceOf(page, scene)
  const taken: Array<Picture> = []
  for (const theme of themes)
    taken.push({ name, locale, theme, height: piece.height, webp: await shotAtRest(page, theme, piece) })
  return taken
}

/** Every scene in a language. */
export const takePictures = (executablePath: string, locale: Locale): Promise<ReadonlyArray<Picture>> =>
  atTheSameSite(executablePath, async ({ browser, address, desk }) => {
    const taken: Array<Picture> = []
    for (const { scenes, visitor } of [
      { scenes: guestScenes, visitor: undefined },
      { scenes: playerScenes, visitor: nipasLogin },
    ]) {
      const page = await openPhone(browser, address, pictured, locale, visitor)
      for (const scene of scenes) {
        const ones = await takenOf(page, desk, locale, scene).catch((cause: unknown) => {
          throw new Error(`${scene.name} could not be pictured in ${locale}`, { cause })
        })
        taken.push(...ones)
      }
      await page.context().close()
    }
    return taken
  })
