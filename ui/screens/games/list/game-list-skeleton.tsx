import { type Partner, rulesOf } from "@fakham/core/games"
import { noWords } from "../../../parts/chrome/no-words.ts"
import { Slot } from "../../../parts/chrome/slot.tsx"
import { Skeleton } from "../../../parts/notices/skeleton.tsx"
import { AwaitedGrid, CardTemplate, cardSkeletons } from "../parts/card-slots.tsx"
import { GameSearch } from "../parts/game-search.tsx"
import { GamesPage } from "../parts/games-page.tsx"
import { KindNames, useKindNames } from "../parts/kind-name.tsx"

type GameListSkeletonProps = {
  readonly partner: Partner
  /** Not those of one of its lists, which nothing is known of before the operator has answered. */
  readonly isOfAll: boolean
}

/** The games of a partner before any of them is known. */
export const GameListSkeleton = ({ partner, isOfAll }: GameListSkeletonProps) => (
  <GamesPage title={rulesOf(partner).name} caption={<KindNames of={rulesOf(partner).kinds} />} backTo="/games">
    {hasLists(partner) ? <Skeleton shape="pill" /> : null}
    <GameSearch words="" onWords={() => {}} />
    <AwaitedList partner={isOfAll ? partner : undefined} />
  </GamesPage>
)

/** Whether a partner divides its games. */
export const hasLists = (partner: Partner): boolean => rulesOf(partner).lists.some((path) => path.includes("{"))

/** Those that come first, as soon as the prefetch script knows them. */
export const AwaitedList = ({ partner }: { readonly partner: Partner | undefined }) => {
  const kinds = JSON.stringify(useKindNames())
  return (
    <>
      <span className="cap">{noWords}</span>
      <AwaitedGrid>
        {partner === undefined ? (
          cardSkeletons
        ) : (
          <Slot name="firstGames" data={{ partner, kinds }} until={cardSkeletons}>
            <CardTemplate />
          </Slot>
        )}
      </AwaitedGrid>
    </>
  )
}
