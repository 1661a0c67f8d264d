const name = "fakham.awaitedGame"

/** How long a player who went for money is led back. */
const patience = 60 * 60_000

/** A game that a player went from to deposit: its page, and what it is called. */
export type AwaitedGame = { readonly page: string; readonly title: string }

/** Keeps which game a deposit is made for; nothing once it is played. */
export const keepAwaitedGame = (uuid: string, game: AwaitedGame | undefined, now: number): void => {
  try {
    localStorage.setItem(name, JSON.stringify({ version: 1, uuid, until: now + patience, ...game }))
  } catch {
    // A browser that keeps nothing leads nobody back.
  }
}

/** Read by hand, for the pages of deposits come without what checks larger things. */
export const awaitedGame = (player: string, now: number): AwaitedGame | undefined => {
  const { version, uuid, until, page, title } = stored()
  if (version !== 1 || uuid !== player || typeof until !== "number" || now >= until) return undefined
  if (typeof page !== "string" || typeof title !== "string" || !/^\/game\/[^/\\]/.test(page)) return undefined
  return { page, title }
}

const stored = (): Readonly<Record<string, unknown>> => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? "")
    return typeof kept === "object" && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}
