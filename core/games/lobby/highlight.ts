import { pageOfChoice } from "./choice-page.ts"
import { isPartner } from "./partner.ts"

/** Why a game stands out, in the order that players see them. */
export const highlightKinds = ["recommended", "popular", "new"] as const
export type HighlightKind = (typeof highlightKinds)[number]

/** A game that the operator points out; partner and kind as told, known to the site or not. */
export type HighlightConfig = {
  readonly kind: string
  readonly partner: string
  readonly gameList?: string | undefined
  readonly gameId?: string | undefined
  readonly active: boolean
  readonly order: number
}

/** A highlighted game that can be opened. */
export type Highlight<Config extends HighlightConfig> = {
  readonly kind: HighlightKind
  readonly path: string
  readonly config: Config
}

/** What can be shown of the operator's highlights: active, known, each page once a kind, in order. */
export const highlights = <Config extends HighlightConfig>(
  configs: ReadonlyArray<Config>,
): ReadonlyArray<Highlight<Config>> => {
  const inOrder = configs.filter(({ active }) => active).toSorted((one, other) => one.order - other.order)
  return highlightKinds.flatMap((kind) => {
    const byPath = new Map<string, Highlight<Config>>()
    for (const config of inOrder) {
      const path = config.kind === kind ? pathOf(config) : undefined
      if (path !== undefined && !byPath.has(path)) byPath.set(path, { kind, path, config })
    }
    return [...byPath.values()]
  })
}

/** The same for where kinds are not told apart: each page once. */
export const highlightsOnce = <Config extends HighlightConfig>(
  configs: ReadonlyArray<Config>,
): ReadonlyArray<Highlight<Config>> => {
  const all = highlights(configs)
  return all.filter(({ path }, index) => all.findIndex((one) => one.path === path) === index)
}

/** The games that the operator points out, of those that it offers. */
export const pointedOut = <Game extends { readonly path: string }>(
  games: ReadonlyArray<Game>,
  configs: ReadonlyArray<HighlightConfig>,
): ReadonlyArray<Game> => {
  const byPath = new Map(games.map((game) => [game.path, game]))
  return highlightsOnce(configs).flatMap(({ path }) => byPath.get(path) ?? [])
}

const pathOf = ({ partner, gameList, gameId }: HighlightConfig): string | undefined =>
  isPartner(partner) ? pageOfChoice({ partner, gameList, gameId }) : undefined
