export type ByteRange = { readonly first: number; readonly last: number }

/**
 * The one stretch of a file that a request asks for, as players of videos do when they jump; nothing where the whole
 * file is asked for, or several stretches at once.
 */
export const byteRangeOf = (range: string | undefined, length: number): ByteRange | "outside" | undefined => {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(range?.trim() ?? "") ?? []
  if (from === undefined || to === undefined || (from === "" && to === "")) return undefined
  const first = from === "" ? Math.max(0, length - Number(to)) : Number(from)
  const last = from === "" || to === "" ? length - 1 : Math.min(Number(to), length - 1)
  if (from !== "" && to !== "" && Number(to) < Number(from)) return undefined
  return first > last ? "outside" : { first, last }
}
