import { mkdir, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { makeBrowserFonts } from "./browser-fonts.ts"
import { type EnvironmentChanges, sameEverywhere } from "./environment.ts"

/** Does something with an empty home and the fonts of a phone; NO_FONTS_FILE is Fontconfig's file for a browser that has none. */
export const inSurroundings = async <A>(act: (environment: EnvironmentChanges) => Promise<A>): Promise<A> => {
  const folder = await mkdtemp(join(tmpdir(), "fakham-surroundings-"))
  try {
    const home = join(folder, "home")
    await mkdir(home)
    const { phone, none } = await makeBrowserFonts(join(folder, "fonts"))
    return await act({ ...sameEverywhere(process.env, home), FONTCONFIG_FILE: phone, NO_FONTS_FILE: none })
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
