type Held = ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | object

const looked = new WeakSet<object>()

/** Actors are held as they are: what they hold is theirs. */
const isActor = (held: object): boolean => "getSnapshot" in held && "sessionId" in held

const partsOf = (held: Held): Iterable<readonly [unknown, unknown]> =>
  held instanceof Map || held instanceof Set ? held.entries() : Object.entries(held)

/**
 * Where a context holds functions, which no other page could take up and no log write down; what was looked through once
 * is not looked through again.
 */
export const functionsIn = (held: unknown, at = "context"): ReadonlyArray<string> => {
  if (typeof held === "function") return [at]
  if (typeof held !== "object" || held === null || looked.has(held) || isActor(held)) return []
  looked.add(held)
  return [...partsOf(held)].flatMap(([name, part]) => functionsIn(part, `${at}.${String(name)}`))
}
