import { Trans, useLingui } from "@lingui/react/macro"
import { noWords } from "../../../parts/chrome/no-words.ts"
import { Slot } from "../../../parts/chrome/slot.tsx"
import { Chip } from "../../../parts/controls/chip.tsx"
import { Skeleton } from "../../../parts/notices/skeleton.tsx"
import { AwaitedGrid, cardSkeletons } from "../parts/card-slots.tsx"
import { ChipLine, GamesPart } from "../parts/games-page.tsx"
import { useKindNames } from "../parts/kind-name.tsx"
import { FeatureSkeleton, FeatureTemplate } from "./feature.tsx"
import { LobbyPage } from "./lobby-page.tsx"

/** The lobby before anything of it is known. */
export const LobbySkeleton = () => (
  <LobbyPage>
    <AwaitedChips />
    <AwaitedGames />
  </LobbyPage>
)

/** The partners before it is known who offers any game. */
export const AwaitedChips = () => {
  const { t } = useLingui()
  return (
    <ChipLine label={t`Providers`}>
      <Chip pressed>
        <Trans>All providers</Trans>
      </Chip>
      <Skeleton shape="pill" />
      <Skeleton shape="pill" />
      <Skeleton shape="pill" />
      <Skeleton shape="pill" />
    </ChipLine>
  )
}

/** The game that comes first, as soon as the prefetch script knows it, and others of which nothing is known. */
export const AwaitedGames = () => (
  <>
    <Slot name="feature" data={{ kinds: JSON.stringify(useKindNames()) }} until={<FeatureSkeleton />}>
      <FeatureTemplate />
    </Slot>
    <GamesPart title={noWords}>
      <AwaitedGrid>{cardSkeletons}</AwaitedGrid>
    </GamesPart>
  </>
)
