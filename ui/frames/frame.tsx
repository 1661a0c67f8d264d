import type { ReactNode } from "react"
import { earlyCalls } from "../app/early-calls.ts"
import type { LoginActor } from "../screens/identity/login-actor.ts"
import { AroundPage } from "../screens/shell/around-page.tsx"

/** What stands in a page's place from its first moment on: the page without anything that has to be asked for. */
export type Frame = {
  readonly visitor: "guest" | "player"
  /** The script that runs before all others: it knows what the page shows first. */
  readonly early: "guest" | "player" | "games" | "money"
  /** As the router writes patterns. */
  readonly path: string
  /** The modules whose scripts and styles the page needs. */
  readonly modules: ReadonlyArray<string>
  /** The calls that are asked before the scripts have come. */
  readonly calls: ReadonlyArray<string>
  readonly draw: (login: LoginActor) => ReactNode
}

export const shell = ["screens/shell/shell.tsx", "../adapters/operator/later-questions.ts"]
export const player = "app/player.ts"

const list = "app/screens/account-screens.ts"
type Room = "identity" | "limits" | "notifications" | "site" | "wallet"

/** What every page around the lotteries needs, by the room whose words it speaks. */
export const ofRoom = (room: Room): ReadonlyArray<string> => [list, `locales/${room}/{locale}.po`]

type PlayerPage = Pick<Frame, "path"> &
  Partial<Pick<Frame, "modules" | "calls" | "early">> & { readonly hasOwnBar?: boolean }

export const playerPage = (
  page: ReactNode,
  { path, modules = [], calls = [], early = "player", hasOwnBar = false }: PlayerPage,
): Frame => ({
  visitor: "player",
  early,
  path,
  modules: [...shell, "app/part-loaders.ts", ...modules],
  calls: [...earlyCalls.ofPlayers, ...calls],
  draw: () => <AroundPage hasOwnBar={hasOwnBar}>{page}</AroundPage>,
})

/** A page that guests may see too. */
export const everybodysPage = (
  path: string,
  page: ReactNode,
  { modules, calls }: Pick<Frame, "modules" | "calls">,
): ReadonlyArray<Frame> => [
  playerPage(page, { path, modules, calls }),
  {
    visitor: "guest",
    early: "guest",
    path,
    modules: [...shell, ...modules],
    calls,
    draw: () => <AroundPage hasOwnBar={false}>{page}</AroundPage>,
  },
]
