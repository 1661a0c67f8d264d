import { loadLetters } from "../../../parts/picture/load-letters.ts"
import { poySign, signWidth } from "../../../parts/sky/constellations/poy-sign-layout.ts"
import { type Look, lookOfPaper, type Pen, penOn, plateCell } from "./pen.ts"
import type { LineWords, TicketWords } from "./ticket-words.ts"

const width = 540
const edge = 32
const right = width - edge
const room = right - edge
const lineHeight = 62
const headHeight = 208
const footHeight = { withStars: 320, without: 180 }
const sharpness = 2
const hole = { radius: 5, every: 18 }

/** A slip as a PNG of its paper ticket, with the site's own faces; nothing when the browser cannot draw. */
export const ticketPicture = async (words: TicketWords): Promise<Blob | undefined> => {
  const look = lookOfPaper()
  await loadLetters(look.letters, JSON.stringify(words))
  const below = words.id === undefined ? footHeight.without : footHeight.withStars
  const height = headHeight + words.lines.length * lineHeight + (words.more === undefined ? 0 : 40) + below
  const canvas = document.createElement("canvas")
  canvas.width = width * sharpness
  canvas.height = height * sharpness
  const context = canvas.getContext("2d")
  if (context === null) return undefined
  context.scale(sharpness, sharpness)
  paper(context, look, height)
  const pen = penOn(context, look)
  head(context, pen, words, look)
  foot(pen, words, lines(pen, words))
  if (words.id !== undefined) stars(context, look, words.id, height - 130)
  pen.words(words.stars, { x: width / 2, y: height - 34, size: 15, room, ink: "--t3", from: "center" })
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"))
  return picture ?? undefined
}

const paper = (context: CanvasRenderingContext2D, { colour }: Look, height: number): void => {
  context.fillStyle = colour("--sky-1")
  context.fillRect(0, 0, width, height)
  context.globalCompositeOperation = "destination-out"
  for (let x = hole.every / 2; x < width; x += hole.every)
    for (const y of [0, height]) {
      context.beginPath()
      context.arc(x, y, hole.radius, 0, 2 * Math.PI)
      context.fill()
    }
  context.globalCompositeOperation = "source-over"
}

const head = (context: CanvasRenderingContext2D, pen: Pen, words: TicketWords, { colour }: Look): void => {
  context.save()
  context.translate(edge, 32)
  context.scale(1.2, 1.2)
  context.fillStyle = colour("--t1")
  for (const part of document.querySelectorAll("#mark path"))
    fillShape(context, new Path2D(part.getAttribute("d") ?? ""))
  context.restore()
  pen.words(words.brand, { x: edge + 42, y: 57, size: 22, room: 200 }, 600)
  if (words.id !== undefined) pen.digits(words.id, { x: right, y: 56, size: 20, room: 200, from: "right" }, 500)
  pen.rule(84, edge, right, true)
  const { drawn } = words
  const taken = drawn === undefined ? 0 : platesWidth(drawn.numbers)
  pen.words(words.title, { x: edge, y: 132, size: 28, room: room - taken - 16 }, 600)
  pen.words(words.placed, { x: edge, y: 164, size: 15, room: room - taken - 16, ink: "--t3" }, 400)
  if (drawn !== undefined) {
    pen.words(drawn.label, { x: right, y: 116, size: 15, room: taken, ink: "--t3", from: "right" }, 400)
    let x = right - taken
    for (const number of drawn.numbers) x += pen.plate(number, x, 150, "rest") + 6
  }
  pen.rule(192, edge, right, true)
}

const fillShape = (context: CanvasRenderingContext2D, shape: Path2D): void => context.fill(shape)

const platesWidth = (numbers: ReadonlyArray<string>) =>
  numbers.reduce((sum, number) => sum + number.length * plateCell + 6, -6)

const plates = { won: "win", lost: "dim", returned: "dim", waiting: "rest" } as const

/** Answers where the lines end. */
const lines = (pen: Pen, words: TicketWords): number => {
  words.lines.forEach((line, at) => {
    const top = headHeight + at * lineHeight
    oneLine(pen, line, top)
    if (at > 0) pen.rule(top, edge, right, false)
  })
  const end = headHeight + words.lines.length * lineHeight
  if (words.more === undefined) return end
  pen.words(words.more, { x: width / 2, y: end + 26, size: 16, room, ink: "--t2", from: "center" })
  return end + 40
}

const oneLine = (pen: Pen, { number, lit, name, terms, look, money, word }: LineWords, top: number): void => {
  const isOver = look === "lost" || look === "returned"
  const endInk = look === "won" ? "--teal" : "--t2"
  pen.plate(number, edge, top + lineHeight / 2, plates[look], lit)
  pen.words(name, { x: 148, y: top + 28, size: 18, room: 200, ink: isOver ? "--t2" : "--t1" }, isOver ? 500 : 600)
  pen.words(terms, { x: 148, y: top + 49, size: 14, room: 200, ink: "--t3" }, 400)
  if (money !== "") pen.digits(money, { x: right, y: top + 28, size: 21, room: 150, ink: endInk, from: "right" })
  const y = money === "" ? top + 37 : top + 50
  pen.words(word, { x: right, y, size: 15, room: 150, ink: endInk, from: "right" })
}

const foot = (pen: Pen, words: TicketWords, top: number): void => {
  pen.rule(top + 14, edge, right, true)
  pen.words(words.status, { x: edge, y: top + 48, size: 17, room: 260, ink: "--t2" })
  if (words.back !== undefined)
    pen.digits(words.back, { x: edge, y: top + 96, size: 46, room: 280, ink: words.hasWon ? "--teal" : "--t1" })
  pen.words(words.staked, { x: right, y: top + 64, size: 15, room: 200, ink: "--t3", from: "right" }, 400)
  pen.digits(words.stake, { x: right, y: top + 94, size: 24, room: 200, from: "right" })
}

const stars = (context: CanvasRenderingContext2D, { colour }: Look, id: string, middle: number): void => {
  const scale = 1.5
  const { stars: all, joins } = poySign(id)
  context.save()
  context.translate(width / 2 - (signWidth * scale) / 2, middle - 38 * scale)
  context.scale(scale, scale)
  context.setLineDash([])
  context.strokeStyle = colour("--t3")
  context.lineWidth = 0.8
  for (const [from, to] of joins) {
    context.beginPath()
    context.moveTo(...from)
    context.lineTo(...to)
    context.stroke()
  }
  context.fillStyle = colour("--t1")
  for (const { at, radius } of all) {
    context.beginPath()
    context.arc(...at, radius, 0, 2 * Math.PI)
    context.fill()
  }
  context.restore()
}
