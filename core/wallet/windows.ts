/** How many days back a statement reaches: the wallet's, and the affiliate's. */
export const daysBack = { wallet: 3, affiliate: 30 } as const

export type StatementWindow = { readonly startedDate: string; readonly endedDate: string }

const day = 24 * 60 * 60_000
const bangkok = 7 * 60 * 60_000

/** Local Thai time in the shape of the operator's filters; its Z is part of the shape and means no zone. */
const filtered = (midnight: number) => `${new Date(midnight).toISOString().slice(0, 19)}.000000Z`

/** From the first moment of the day so many days back to the first of tomorrow, by the days of Bangkok. */
export const statementWindow = (now: number, back: keyof typeof daysBack): StatementWindow => {
  const today = Math.floor((now + bangkok) / day) * day
  return { startedDate: filtered(today - daysBack[back] * day), endedDate: filtered(today + day) }
}
