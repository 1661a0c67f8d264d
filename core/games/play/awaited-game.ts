import { Context } from "effect"
import type { Instant } from "../../time/bangkok.ts"
import type { Visit } from "../../visit/visit.ts"

/** A game that a player went from to deposit: its page, and what it is called. */
export type AwaitedGame = { readonly page: string; readonly title: string }

type UntilThen = AwaitedGame & { readonly until: Instant }

/** Keeps on this device the one game that a player comes back to; where nothing can be kept nobody is led back. */
export class StoredAwaitedGame extends Context.Service<
  StoredAwaitedGame,
  {
    readonly recall: () => UntilThen | undefined
    readonly remember: (game: UntilThen) => void
    readonly forget: () => void
  }
>()("core/games/StoredAwaitedGame") {}

/** In milliseconds: how long a player who went for money is led back. */
const ledBackFor = 60 * 60_000

/** The game that a player's deposit is made for, so that it leads back to it. */
export const awaitedGameOf = ({ runtime, environment: { now } }: Visit<StoredAwaitedGame>) => {
  const device = runtime.runSync(StoredAwaitedGame)
  return {
    /** Nothing where no deposit is made for a game, or whatever was kept is no page of one. */
    recall: (): AwaitedGame | undefined => {
      const stored = device.recall()
      if (stored === undefined || now() >= stored.until || !/^\/game\/[^/\\]/.test(stored.page)) return undefined
      return { page: stored.page, title: stored.title }
    },
    remember: (game: AwaitedGame): void => device.remember({ ...game, until: now() + ledBackFor }),
    forget: device.forget,
  }
}
