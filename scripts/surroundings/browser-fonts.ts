import { mkdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { create } from "fontkit"
import subsetFont from "subset-font"
import { root } from "../commands/run.ts"
import { notoThai, roboto } from "../fonts/phone-fonts.ts"

/** Settings of Fontconfig under which a browser sees the two fonts of a phone, and others under which it can draw no letter itself. */
export type BrowserFonts = { readonly phone: string; readonly none: string }

type Source = { readonly source: string; readonly letters?: string }

/** Without any font at all Chromium breaks down: this one draws an empty box for every letter, and no page asks for it by name. */
const boxes: Source = {
  source: "@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-400-normal.woff2",
  letters: " ",
}

/** A font of a package as TrueType, which is all that Chromium takes from a folder. */
const trueTypeOf = async ({ source, letters }: Source): Promise<Buffer> => {
  const font = await readFile(join(root, "node_modules", source))
  const read = create(font)
  if ("fonts" in read) throw new Error("a collection of fonts")
  return subsetFont(font, letters ?? String.fromCodePoint(...read.characterSet), { targetFormat: "sfnt" })
}

const settings = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${folder}/cache</cachedir>
</fontconfig>
`

const makeFolder = async (folder: string, sources: ReadonlyArray<Source>): Promise<string> => {
  await mkdir(folder, { recursive: true })
  for (const [index, source] of sources.entries())
    await writeFile(join(folder, `${index}.ttf`), await trueTypeOf(source))
  await writeFile(join(folder, "fonts.conf"), settings(folder))
  return join(folder, "fonts.conf")
}

/** Writes font files and settings into a folder. */
export const makeBrowserFonts = async (folder: string): Promise<BrowserFonts> => ({
  phone: await makeFolder(join(folder, "phone"), [roboto, notoThai]),
  none: await makeFolder(join(folder, "none"), [boxes]),
})
