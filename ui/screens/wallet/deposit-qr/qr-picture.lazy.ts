import { loadLetters } from "../../../parts/picture/load-letters.ts"
import { qrPath } from "../../../parts/qr/qr-path.ts"

/** All that the picture of a QR code says, in the player's language. */
export type QrPictureWords = {
  readonly qrText: string
  readonly brand: string
  readonly title: string
  readonly amount: string
  readonly payee: string
  readonly reference: string
  readonly until: string
}

const width = 720
const height = 960
const codeWidth = 560
const margin = 48

/** A PromptPay code with its amount as a PNG, black on white for every camera; nothing where the browser cannot draw. */
export const qrPicture = async (words: QrPictureWords): Promise<Blob | undefined> => {
  const canvas = document.createElement("canvas")
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext("2d")
  if (context === null) return undefined
  const families = getComputedStyle(document.body).fontFamily
  const fontOf = (size: number, weight: number) => `${weight} ${size}px ${families}`
  await loadLetters([{ families, weights: [500, 600] }], Object.values(words).join(""))
  context.fillStyle = "#fff"
  context.fillRect(0, 0, width, height)
  context.fillStyle = "#000"
  code(context, words.qrText)
  const write = (text: string, y: number, size: number, weight = 500, at: "left" | "center" | "right" = "center") => {
    context.textAlign = at
    context.font = fontOf(size, weight)
    const x = { left: margin, center: width / 2, right: width - margin }[at]
    context.fillText(text, x, y, at === "center" ? width - 2 * margin : width / 2 - margin - 8)
  }
  write(words.brand, 76, 36, 600, "left")
  write(words.title, 76, 36, 600, "right")
  write(words.amount, 752, 72, 600)
  write(words.payee, 812, 30)
  write(words.reference, 860, 26)
  write(words.until, 904, 26)
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"))
  return picture ?? undefined
}

const code = (context: CanvasRenderingContext2D, text: string) => {
  const { path, size } = qrPath(text)
  // Whole dots for each square: what is smoothed between two squares is read badly.
  const scale = Math.floor(codeWidth / size)
  context.save()
  context.translate(Math.round((width - size * scale) / 2), 104)
  context.scale(scale, scale)
  fillShape(context, new Path2D(path))
  context.restore()
}

const fillShape = (context: CanvasRenderingContext2D, shape: Path2D): void => context.fill(shape)
