import type { Context } from "hono"

const aMinute = 60_000

type Terms = {
  /** How one report, and several of them, are called. */
  readonly one: string
  readonly many: string
  readonly mostBytes: number
  readonly mostAMinute: number
  /** How many of a minute's one address may send; all of them when nothing is said. */
  readonly mostOfOne?: number
}

/** Takes reports of pages: JSON that is short, and so many of it a minute. */
export const shortReports = (
  { one, many, mostBytes, mostAMinute, mostOfOne = mostAMinute }: Terms,
  now: () => number = Date.now,
) => {
  let minute = 0
  let taken = 0
  const ofAddress = new Map<string, number>()
  return async (c: Context, address = ""): Promise<{ readonly json: unknown } | { readonly refused: Response }> => {
    const length = Number(c.req.header("content-length") ?? Number.NaN)
    if (!/^application\/json\b/.test(c.req.header("content-type") ?? ""))
      return { refused: c.text(`${one} is JSON.`, 415) }
    if (!(length <= mostBytes)) return { refused: c.text(`${one} is short.`, 413) }
    if (Math.floor(now() / aMinute) !== minute) {
      minute = Math.floor(now() / aMinute)
      taken = 0
      ofAddress.clear()
    }
    const own = ofAddress.get(address) ?? 0
    if (taken >= mostAMinute || own >= mostOfOne) return { refused: c.text(`Too many ${many}.`, 429) }
    taken += 1
    ofAddress.set(address, own + 1)
    return { json: await c.req.json<unknown>().catch(() => undefined) }
  }
}
