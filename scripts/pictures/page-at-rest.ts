import type { CDPSession, Page } from "playwright"
import { pictured } from "./phone.ts"
import type { Scene } from "./scene.ts"

/** On both sides of a picture the page goes on a little. */
const left = 8
export const pictureWidth = pictured.viewport.width - 2 * left
/** Twice as sharp as it is shown, so that little is left of each point. */
const quality = 20

const tallest = 360

type Piece = { readonly top: number; readonly height: number }
/** Where the page shows these pieces once its letters have come, from the top of the first to the foot of the last. */
export const pieceOf = async (page: Page, { pieces, most = tallest, margin = 6 }: Scene): Promise<Piece> => {
  await page.evaluate("document.fonts.ready.then(() => true)")
  let last = await measure(page, pieces)
  for (let tries = 0; tries < 20; tries++) {
    const next = await measure(page, pieces)
    if (next.top === last.top && next.foot === last.foot)
      return { top: next.top, height: Math.min(next.foot - next.top + 2 * margin, most) }
    last = next
  }
  throw new Error("the page does not come to rest")
}

const twoFrames = "new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))"

const measure = async (page: Page, selectors: ReadonlyArray<string>) => {
  for (const selector of selectors.toReversed()) await page.locator(selector).first().scrollIntoViewIfNeeded()
  await page.evaluate(twoFrames)
  const boxes = await Promise.all(selectors.map((selector) => page.locator(selector).first().boundingBox()))
  const found = boxes.filter((box) => box !== null)
  if (found.length < selectors.length) throw new Error(`not all of ${selectors.join(", ")} are on the page`)
  return {
    top: Math.floor(Math.min(...found.map(({ y }) => y))),
    foot: Math.ceil(Math.max(...found.map(({ y, height }) => y + height))),
  }
}

const shotOf = async (devtools: CDPSession, { top, height }: Piece) => {
  const { data } = await devtools.send("Page.captureScreenshot", {
    format: "webp",
    quality,
    clip: { x: left, y: top, width: pictureWidth, height, scale: pictured.sharpness },
  })
  return withoutProfile(Buffer.from(data, "base64"))
}

/** The picture alone: its colours are those of every screen, and their profile would be a tenth of the file. */
const withoutProfile = (webp: Buffer) => {
  const picture = webp.subarray(webp.indexOf("VP8 "))
  const size = Buffer.alloc(4)
  size.writeUInt32LE(picture.length + 4)
  return Buffer.concat([Buffer.from("RIFF"), size, Buffer.from("WEBP"), picture])
}

/** The same piece in a theme, as soon as two pictures in a row are alike. */
export const shotAtRest = async (page: Page, theme: "dark" | "light", piece: Piece): Promise<Buffer> => {
  const devtools = await page.context().newCDPSession(page)
  await page.evaluate(`document.documentElement.dataset.theme = "${theme}"; document.activeElement.blur()`)
  await page.evaluate("document.fonts.ready.then(() => true)")
  await page.evaluate(twoFrames)
  let last = await shotOf(devtools, piece)
  for (let tries = 0; tries < 20; tries++) {
    const next = await shotOf(devtools, piece)
    if (next.equals(last)) return next
    last = next
  }
  throw new Error("the page does not come to rest")
}
