import type { Letters } from "../../../parts/picture/load-letters.ts"

/** The colours and faces of the site, as a canvas takes them. */
export type Look = {
  readonly colour: (token: string) => string
  readonly words: (size: number, weight?: number) => string
  readonly digits: (size: number, weight?: number) => string
  /** All that is written with. */
  readonly letters: ReadonlyArray<Letters>
}

/** What paper looks like on this site; the element that is asked stands on the page for a moment only. */
export const lookOfPaper = (): Look => {
  const paper = document.createElement("div")
  paper.dataset["paper"] = ""
  document.body.append(paper)
  const style = getComputedStyle(paper)
  const tokens = ["--sky-1", "--sky-3", "--line", "--line-strong", "--t1", "--t2", "--t3", "--teal", "--teal-wash"]
  const colours = new Map(tokens.map((token) => [token, style.getPropertyValue(token).trim()]))
  const words = style.getPropertyValue("--font-ui").trim()
  const digits = style.getPropertyValue("--font-num").trim()
  paper.remove()
  return {
    colour: (token) => colours.get(token) ?? "",
    words: (size, weight = 500) => `${weight} ${size}px ${words}`,
    digits: (size, weight = 600) => `${weight} ${size}px ${digits}`,
    letters: [
      { families: words, weights: [400, 500, 600] },
      { families: digits, weights: [500, 600] },
    ],
  }
}

export type Pen = ReturnType<typeof penOn>

/** Writes on a canvas, keeping every text inside the room that it is given. */
export const penOn = (context: CanvasRenderingContext2D, look: Look) => {
  const { colour } = look
  const write = (text: string, font: (size: number) => string, at: PenPlace): void => {
    const { x, y, size, room, ink = "--t1", from = "left" } = at
    context.fillStyle = colour(ink)
    context.textAlign = from
    context.font = font(size)
    const width = context.measureText(text).width
    if (width > room) context.font = font((size * room) / width)
    context.fillText(text, x, y)
  }
  return {
    words: (text: string, at: PenPlace, weight?: number) => write(text, (size) => look.words(size, weight), at),
    digits: (text: string, at: PenPlace, weight?: number) => write(text, (size) => look.digits(size, weight), at),
    rule: (y: number, left: number, right: number, dashed: boolean) => {
      context.strokeStyle = colour(dashed ? "--line-strong" : "--line")
      context.lineWidth = 1
      context.setLineDash(dashed ? [4, 3] : [])
      context.beginPath()
      context.moveTo(left, y)
      context.lineTo(right, y)
      context.stroke()
    },
    /** A number plate with its middle at `y`, lit as a whole or at some places; answers how wide it is. */
    plate: (
      number: string,
      x: number,
      y: number,
      kind: "rest" | "win" | "dim",
      lit?: ReadonlyArray<number>,
    ): number => {
      const width = number.length * plateCell
      context.beginPath()
      const [from, places] = [lit?.[0] ?? 0, lit?.length ?? number.length]
      context.roundRect(x + from * plateCell, y - plateHeight / 2, places * plateCell, plateHeight, 6)
      if (kind === "dim") {
        context.setLineDash([])
        context.strokeStyle = colour("--line")
        context.stroke()
      } else {
        context.fillStyle = colour(kind === "win" ? "--teal-wash" : "--sky-3")
        context.fill()
      }
      const ink = kind === "win" ? "--teal" : kind === "dim" ? "--t3" : "--t1"
      Array.from(number).forEach((digit, at) =>
        write(digit, look.digits, {
          x: x + (at + 0.5) * plateCell,
          y: y + 8,
          size: 22,
          room: plateCell,
          ink: lit === undefined || lit.includes(at) ? ink : "--t3",
          from: "center",
        }),
      )
      return width
    },
  }
}

export const plateCell = 24
const plateHeight = 36

export type PenPlace = {
  readonly x: number
  /** The line that the letters stand on. */
  readonly y: number
  readonly size: number
  readonly room: number
  readonly ink?: string
  readonly from?: "left" | "right" | "center"
}
