type Row = Readonly<Record<string, unknown>>

/**
 * Something that can be opened, as operators usually write it; nothing where anything about it is written in another
 * way. What a table takes is left out: it stands beside tables alone, which are not read by hand.
 */
export const fastParseGame = (row: unknown) => {
  if (!isObject(row)) return undefined
  const { name, kind, imageUrl, active, closedUntil } = row
  const names = namesOf(row)
  if (names === undefined || !isText(name) || !isText(kind) || !isText(imageUrl)) return undefined
  if (typeof active !== "boolean" || !(isNothing(closedUntil) || isSeconds(closedUntil))) return undefined
  const until = isNothing(closedUntil) ? undefined : Math.round(closedUntil * 1_000)
  return { ...names, name, kind, imageUrl, active, closedUntil: until, minStake: undefined, maxStake: undefined }
}

/** The same of what the operator points out. */
export const fastParseHighlight = (row: unknown) => {
  if (!isObject(row)) return undefined
  const { name, kind, imageUrl, active, order } = row
  const names = namesOf(row)
  if (names === undefined || !isText(name) || !isText(kind) || !isText(imageUrl)) return undefined
  if (typeof active !== "boolean" || !isCount(order)) return undefined
  return { ...names, name, kind, imageUrl, active, order }
}

const namesOf = ({ partner, gameList, gameId }: Row) =>
  isText(partner) && isIdOrNothing(gameList) && isIdOrNothing(gameId)
    ? { partner, gameList: gameList ?? undefined, gameId: gameId ?? undefined }
    : undefined

type Nothing = null | undefined
const isNothing = (value: unknown): value is Nothing => value === null || value === undefined
const isObject = (value: unknown): value is Row => typeof value === "object" && value !== null
const isText = (value: unknown): value is string => typeof value === "string"
const isIdOrNothing = (value: unknown): value is string | Nothing =>
  isText(value) ? value !== "" && value.length <= 128 : isNothing(value)
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** Greater ones may be milliseconds. */
const mostSeconds = 10_000_000_000
const isSeconds = (value: unknown): value is number => typeof value === "number" && value >= 0 && value <= mostSeconds
