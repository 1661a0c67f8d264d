/**
 * A message as players and dealers write it, and what becomes of each of its lines that is not blank: "heading",
 * "price", "ignored", "notRead", the bets that it means ("3บน 123=100, โต๊ด 123=50"), or "?" and the interpretations that must
 * be offered ("? 2บน 12=50 | 2ล่าง 12=50"); a "?" alone hangs on the question above it.
 */
export type SentSlip = {
  readonly text: string
  readonly lines: ReadonlyArray<string>
  /** What is answered to each line, interpretations in their order, where that is more than has to be. */
  readonly answers?: ReadonlyArray<string>
}

export const line = (text: string, meant: string, answered = meant): SentSlip => ({
  text,
  lines: [meant],
  answers: [answered],
})

/** A message line by line; a line without a meaning is blank. */
export const message = (
  ...lines: ReadonlyArray<readonly [text: string, meant?: string, answered?: string]>
): SentSlip => ({
  text: lines.map(([text]) => text).join("\n"),
  lines: lines.flatMap(([, meant]) => (meant === undefined ? [] : [meant])),
  answers: lines.flatMap(([, meant, answered = meant]) => (answered === undefined ? [] : [answered])),
})

/** Several numbers of one option at one price, in baht. */
export const each = (option: string, numbers: string, baht: number): string =>
  numbers
    .split(" ")
    .map((number) => `${option} ${number}=${baht}`)
    .join(", ")

/** Several bets together, such as those of two calls of `each`. */
export const both = (...bets: ReadonlyArray<string>): string => bets.join(", ")

/** Two digits of which no side is told: top, bottom or both. */
export const sideOf = (bets: string): string => {
  const on = (option: string) =>
    bets
      .split(", ")
      .map((bet) => `${option} ${bet}`)
      .join(", ")
  return `? ${on("2บน")} | ${on("2ล่าง")} | ${both(on("2บน"), on("2ล่าง"))}`
}
