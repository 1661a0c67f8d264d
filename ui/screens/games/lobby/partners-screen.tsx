import {
  type FindableGame,
  type GameKind,
  gameKinds,
  isUnderMaintenance,
  type Partner,
  partners,
  rulesOf,
} from "@fakham/core/games"
import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { useState } from "react"
import { useMachines } from "../../../app/use-machines.ts"
import { Chip } from "../../../parts/controls/chip.tsx"
import { UnreadList } from "../../../parts/notices/unread-list.tsx"
import { useMinute } from "../../../parts/time/use-minute.ts"
import { usePageTitle } from "../../page/brand/page-title.ts"
import { GameCount } from "../parts/game-count.tsx"
import { ChipLine, GamesPage } from "../parts/games-page.tsx"
import { KindName } from "../parts/kind-name.tsx"
import { useOfferedGames } from "../parts/offered-games.ts"
import { PartnerRow } from "./partner-row.tsx"
import styles from "./partners.module.css"

/** All partners with how many games each offers. */
export const PartnersScreen = () => {
  const { t } = useLingui()
  const moment = useMinute(useMachines().now)
  const [kind, setKind] = useState<GameKind>()
  const { offered, hasFailed, onRetry } = useOfferedGames()
  usePageTitle(t`Game providers`)
  const byPartner = Map.groupBy(offered ?? [], ({ partner }) => partner)
  const shown = partners.filter((partner) =>
    byPartner.get(partner)?.some((one) => kind === undefined || one.kind === kind),
  )
  return (
    <GamesPage
      title={t`Game providers`}
      caption={offered && <Count partners={byPartner.size} games={gamesAmong(offered).length} />}
      backTo="/games"
    >
      <ChipLine label={t`Game types`}>
        {[undefined, ...gameKinds].map((one) => (
          <Chip key={one ?? "any"} pressed={kind === one} onClick={() => setKind(one)}>
            {one === undefined ? <Trans>All</Trans> : <KindName of={one} />}
          </Chip>
        ))}
      </ChipLine>
      {offered === undefined ? (
        <UnreadList hasFailed={hasFailed} onRetry={onRetry} />
      ) : (
        <ul className={styles.partners}>
          {shown.map((partner) => {
            const own = byPartner.get(partner) ?? []
            const closed = own.find(({ listing }) => isUnderMaintenance(listing, moment))?.listing.closedUntil
            return (
              <PartnerRow
                key={partner}
                partner={partner}
                path={pageOf(partner) ?? own[0]?.path ?? "/games"}
                kinds={gameKinds.filter((one) => own.some((game) => game.kind === one))}
                games={gamesAmong(own).length}
                closedUntil={closed}
              />
            )
          })}
        </ul>
      )}
    </GamesPage>
  )
}

/** The page of a partner that needs no name; where there is none, the first that is offered is opened. */
const pageOf = (partner: Partner) => {
  const { lists, games } = rulesOf(partner)
  return [...lists, ...games].find((path) => !path.includes("{"))
}

const gamesAmong = (offered: ReadonlyArray<FindableGame>) => offered.filter(({ opens }) => opens === "game")

const Count = ({ partners: count, games }: { readonly partners: number; readonly games: number }) => (
  <>
    <Plural value={count} one="# provider" other="# providers" />
    {" · "}
    <GameCount of={games} />
  </>
)
