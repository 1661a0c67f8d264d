import { useLingui } from "@lingui/react/macro"
import { SkeletonRow } from "../../../parts/notices/skeleton.tsx"
import { GamesPage } from "./games-page.tsx"

type SkeletonPage = "lobby" | "partners" | "live" | "list"

/** A page of games while nothing is known of what is offered. */
export const GamesSkeleton = ({ of: page }: { readonly of: SkeletonPage }) => {
  const { t } = useLingui()
  const titles = { lobby: t`Games`, partners: t`Game partners`, live: t`Live casino`, list: t`Games` }
  return (
    <GamesPage title={titles[page]} backTo={page === "lobby" ? "/main" : "/games"}>
      <div aria-busy="true">
        <SkeletonRow />
        <SkeletonRow />
      </div>
    </GamesPage>
  )
}
