import jsQR from "jsqr"
import { expect, test } from "vitest"
import { qrPath } from "./qr-path.ts"

const scale = 4

/** What a camera sees of the path: a square of dots, four to each square of the code. */
const photographed = (text: string) => {
  const { path, size } = qrPath(text)
  const width = size * scale
  const dots = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x = "", y = ""] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let down = 0; down < scale; down += 1)
      for (let along = 0; along < scale; along += 1) {
        const at = ((Number(y) * scale + down) * width + Number(x) * scale + along) * 4
        dots.set([0, 0, 0], at)
      }
  return jsQR(dots, width, width)?.data
}

test.each(["https://example.com/register/somchai88", "https://xn--42c.example/register/สมชาย"])(
  "a camera reads %s back from its QR code",
  (link) => {
    expect(photographed(link)).toBe(link)
  },
)
