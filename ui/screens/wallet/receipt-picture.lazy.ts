import { loadLetters } from "../../parts/picture/load-letters.ts"
import { lookOfPaper, penOn } from "../order/picture/pen.ts"

/** All that the picture of money that moved says, in the player's language. */
export type ReceiptWords = {
  readonly brand: string
  /** The number that the operator knows it by: the picture is called so. */
  readonly id: string
  readonly title: string
  readonly amount: string
  readonly facts: ReadonlyArray<readonly [name: string, value: string]>
}

const width = 540
const edge = 32
const right = width - edge
const room = right - edge
const factHeight = 44
const headHeight = 220
const sharpness = 2

/** A receipt of a deposit or a withdrawal as a PNG; nothing when the browser cannot draw. */
export const receiptPicture = async (words: ReceiptWords): Promise<Blob | undefined> => {
  const look = lookOfPaper()
  await loadLetters(look.letters, JSON.stringify(words))
  const height = headHeight + words.facts.length * factHeight + edge
  const canvas = document.createElement("canvas")
  canvas.width = width * sharpness
  canvas.height = height * sharpness
  const context = canvas.getContext("2d")
  if (context === null) return undefined
  context.scale(sharpness, sharpness)
  context.fillStyle = look.colour("--sky-1")
  context.fillRect(0, 0, width, height)
  const pen = penOn(context, look)
  pen.words(words.brand, { x: edge, y: 57, size: 22, room: 220 }, 600)
  pen.digits(words.id, { x: right, y: 56, size: 20, room: 220, from: "right" }, 500)
  pen.rule(84, edge, right, true)
  pen.words(words.title, { x: edge, y: 124, size: 20, room, ink: "--t2" }, 500)
  pen.digits(words.amount, { x: edge, y: 182, size: 52, room, ink: "--t1" })
  pen.rule(headHeight - 14, edge, right, true)
  words.facts.forEach(([name, value], at) => {
    const y = headHeight + at * factHeight + 24
    pen.words(name, { x: edge, y, size: 16, room: 180, ink: "--t3" }, 400)
    pen.words(value, { x: right, y, size: 18, room: room - 196, from: "right" })
  })
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"))
  return picture ?? undefined
}
