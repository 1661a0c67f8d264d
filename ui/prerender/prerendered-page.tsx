import type { ReactNode } from "react"
import { prefetchedCalls } from "../app/prefetched-calls.ts"
import type { LoginActor } from "../screens/identity/login-actor.ts"
import { PageChrome } from "../screens/shell/page-chrome.tsx"

/** What stands in a page's place from its first moment on: the page without anything that has to be asked for. */
export type PrerenderedPage = {
  readonly visitor: "guest" | "player"
  /** The script that runs before all others: it knows what the page shows first. */
  readonly script: "guest" | "player" | "games" | "money"
  /** As the router writes patterns. */
  readonly path: string
  /** The modules that the page needs besides those that its routes fetch. */
  readonly besides?: ReadonlyArray<string>
  /** The calls that are asked before the scripts have come. */
  readonly calls: ReadonlyArray<string>
  readonly draw: (login: LoginActor) => ReactNode
}

/** Fetched with the first call that is not asked at `/`. */
export const sessionCalls = "../adapters/operator/session-calls.ts"

type PlayerPage = Pick<PrerenderedPage, "path"> &
  Partial<Pick<PrerenderedPage, "besides" | "calls" | "script">> & { readonly hasOwnBar?: boolean }

export const playerPage = (
  page: ReactNode,
  { path, besides = [], calls = [], script = "player", hasOwnBar = false }: PlayerPage,
): PrerenderedPage => ({
  visitor: "player",
  script,
  path,
  besides: [sessionCalls, "app/part-loaders.lazy.ts", ...besides],
  calls: [...prefetchedCalls.ofPlayers, ...calls],
  draw: () => <PageChrome hasOwnBar={hasOwnBar}>{page}</PageChrome>,
})

/** A page that guests may see too. */
export const everybodysPage = (
  path: string,
  page: ReactNode,
  calls: PrerenderedPage["calls"] = [],
): ReadonlyArray<PrerenderedPage> => [
  playerPage(page, { path, calls }),
  {
    visitor: "guest",
    script: "guest",
    path,
    besides: [sessionCalls],
    calls,
    draw: () => <PageChrome hasOwnBar={false}>{page}</PageChrome>,
  },
]
