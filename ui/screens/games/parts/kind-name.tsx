import type { GameKind } from "@fakham/core/games"
import { useLingui } from "@lingui/react/macro"

export const useKindNames = (): Readonly<Record<GameKind, string>> => {
  const { t } = useLingui()
  return { slot: t`Slots`, casino: t`Live casino`, sport: t`Sports`, card: t`Cards and dice` }
}

export const KindName = ({ of }: { readonly of: GameKind }) => useKindNames()[of]

/** Several kinds in one line. */
export const KindNames = ({ of: kinds }: { readonly of: ReadonlyArray<GameKind> }) => {
  const names = useKindNames()
  return kinds.map((kind) => names[kind]).join(" · ")
}
