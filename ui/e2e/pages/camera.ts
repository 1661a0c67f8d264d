import type { Locator, Page } from "@playwright/test"
import jsQR from "jsqr"

/** What a camera reads in a picture. */
export const readInPicture = async (page: Page, png: Buffer): Promise<string | undefined> => {
  const { dots, width, height } = await page.evaluate(
    async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      const canvas = document.createElement("canvas")
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      const context = canvas.getContext("2d")
      context?.drawImage(image, 0, 0)
      const pixels = context?.getImageData(0, 0, canvas.width, canvas.height)
      return { dots: Array.from(pixels?.data ?? []), width: canvas.width, height: canvas.height }
    },
    `data:image/png;base64,${png.toString("base64")}`,
  )
  return jsQR(Uint8ClampedArray.from(dots), width, height)?.data
}

/** What a camera reads off the screen where something stands. */
export const readOnScreen = async (page: Page, shown: Locator): Promise<string | undefined> =>
  readInPicture(page, await shown.screenshot())
