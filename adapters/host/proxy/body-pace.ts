import type { Readable } from "node:stream"

/** How many bytes of a body have to come in every stretch of time in which somebody is there to take them. */
export type BodyPace = { readonly everyMs: number; readonly leastBytes: number }
/** Four kilobytes a second: a tenth of what a phone at the edge of its network sends. */
export const standardBodyPace: BodyPace = { everyMs: 10_000, leastBytes: 40_960 }

type Body = Pick<Readable, "isPaused" | "on"> & { readonly complete: boolean }

/** Tells once when a body comes too slowly; nothing is said of a time in which it was held up on our side. */
export const watchPace = (body: Body, { everyMs, leastBytes }: BodyPace, tooSlow: () => void): void => {
  let bytes = 0
  let wasHeld = false
  const look = setInterval(() => {
    if (!wasHeld && !body.isPaused() && bytes < leastBytes && !body.complete) {
      clearInterval(look)
      tooSlow()
    }
    bytes = 0
    wasHeld = body.isPaused()
  }, everyMs)
  const stop = () => clearInterval(look)
  body.on("data", (chunk: Buffer) => (bytes += chunk.length))
  body.on("pause", () => (wasHeld = true))
  body.on("end", stop)
  body.on("close", stop)
}
