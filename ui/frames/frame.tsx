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
  /** The modules that the page needs besides those that its routes fetch. */
  readonly besides?: ReadonlyArray<string>
  /** The calls that are asked before the scripts have come. */
  readonly calls: ReadonlyArray<string>
  readonly draw: (login: LoginActor) => ReactNode
}

/** Fetched with the first call that is not asked at `/`. */
export const laterQuestions = "../adapters/operator/later-questions.ts"

type PlayerPage = Pick<Frame, "path"> &
  Partial<Pick<Frame, "besides" | "calls" | "early">> & { readonly hasOwnBar?: boolean }

export const playerPage = (
  page: ReactNode,
  { path, besides = [], calls = [], early = "player", hasOwnBar = false }: PlayerPage,
): Frame => ({
  visitor: "player",
  early,
  path,
  besides: [laterQuestions, "app/part-loaders.ts", ...besides],
  calls: [...earlyCalls.ofPlayers, ...calls],
  draw: () => <AroundPage hasOwnBar={hasOwnBar}>{page}</AroundPage>,
})

/** A page that guests may see too. */
export const everybodysPage = (path: string, page: ReactNode, calls: Frame["calls"] = []): ReadonlyArray<Frame> => [
  playerPage(page, { path, calls }),
  {
    visitor: "guest",
    early: "guest",
    path,
    besides: [laterQuestions],
    calls,
    draw: () => <AroundPage hasOwnBar={false}>{page}</AroundPage>,
  },
]
