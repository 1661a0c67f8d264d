import { useLingui } from "@lingui/react/macro"
import { SkeletonRow } from "../../../parts/notices/skeleton.tsx"
import { GamesPage } from "./games-page.tsx"

type SkeletonPage = "partners" | "live"

/** A page of games while nothing is known of what is offered. */
export const GamesSkeleton = ({ of: page }: { readonly of: SkeletonPage }) => {
  const { t } = useLingui()
  const titles = { partners: t`Game providers`, live: t`Live casino` }
  return (
    <GamesPage title={titles[page]} backTo="/games">
      <div aria-busy="true">
        <SkeletonRow />
        <SkeletonRow />
      </div>
    </GamesPage>
  )
}
