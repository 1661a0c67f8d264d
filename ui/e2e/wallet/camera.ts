import type { Locator, Page } from "@playwright/test"
import jsQR from "jsqr"

/** What a camera reads in a picture. One colour of its dots comes over, as text: all of them as numbers take 20 CPU-seconds. */
export const readInPicture = async (page: Page, png: Buffer): Promise<string | undefined> => {
  const { reds, width, height } = await page.evaluate(
    async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      const canvas = document.createElement("canvas")
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      const context = canvas.getContext("2d")
      context?.drawImage(image, 0, 0)
      const { data = [] } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? {}
      let bytes = ""
      for (let at = 0; at < data.length; at += 4) bytes += String.fromCharCode(data[at] ?? 0)
      return { reds: btoa(bytes), width: canvas.width, height: canvas.height }
    },
    `data:image/png;base64,${png.toString("base64")}`,
  )
  const dots = Buffer.from(reds, "base64")
  const pixels = new Uint8ClampedArray(dots.length * 4).map((_, at) => (at % 4 === 3 ? 255 : (dots[at >> 2] ?? 0)))
  return jsQR(pixels, width, height)?.data
}

/** What a camera reads off the screen where something stands. */
export const readOnScreen = async (page: Page, shown: Locator): Promise<string | undefined> =>
  readInPicture(page, await shown.screenshot())
