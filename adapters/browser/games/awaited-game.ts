const name = "fakham.awaitedGame"

/** How long a player who went for money is led back. */
const patience = 60 * 60_000

/** A game that a player went from to deposit: its page, and what it is called. */
export type AwaitedGame = { readonly page: string; readonly title: string }

/** Keeps which game a deposit is made for; nothing once it is played. A browser that keeps nothing leads nobody back. */
export const keepAwaitedGame = (uuid: string, game: AwaitedGame | undefined, now: number): void => {
  try {
    localStorage.setItem(name, [uuid, now + patience, game?.page ?? "", game?.title ?? ""].join("\n"))
  } catch {}
}

export const awaitedGame = (player: string, now: number): AwaitedGame | undefined => {
  try {
    const [uuid, until, page = "", title = ""] = (localStorage.getItem(name) ?? "").split("\n")
    return uuid === player && now < Number(until) && /^\/game\/[^/\\]/.test(page) ? { page, title } : undefined
  } catch {
    return undefined
  }
}
