import { anyGame, foundGames, type Partner, partners, rulesOf } from "@fakham/core/games"
import { Trans, useLingui } from "@lingui/react/macro"
import { useState } from "react"
import { useMachines } from "../../../app/use-machines.ts"
import { Chip } from "../../../parts/controls/chip.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import { UnreadList } from "../../../parts/notices/unread-list.tsx"
import { useMinute } from "../../../parts/time/use-minute.ts"
import { usePageTitle } from "../../page/brand/page-title.ts"
import { ChipLine, GamesPage } from "../parts/games-page.tsx"
import { useOfferedGames } from "../parts/offered-games.ts"
import styles from "./live.module.css"
import { TableRow } from "./table-row.tsx"

/** The live tables of all partners, and the lobbies of those who tell of no tables. */
export const LiveScreen = () => {
  const { t } = useLingui()
  const moment = useMinute(useMachines().now)
  const [partner, setPartner] = useState<Partner>()
  const { offered, hasFailed, onRetry } = useOfferedGames()
  usePageTitle(t`Live casino`)
  const tables = foundGames(offered?.filter(({ opens }) => opens === "game") ?? [], { ...anyGame, kind: "casino" })
  const offering = new Set(tables.map((table) => table.partner))
  return (
    <GamesPage title={t`Live casino`} backTo="/games">
      {offered === undefined ? (
        <UnreadList hasFailed={hasFailed} onRetry={onRetry} />
      ) : tables.length === 0 ? (
        <Notice>
          <Trans>No games here right now.</Trans>
        </Notice>
      ) : (
        <>
          <ChipLine label={t`Providers`}>
            <Chip pressed={partner === undefined} onClick={() => setPartner(undefined)}>
              <Trans>All providers</Trans>
            </Chip>
            {partners
              .filter((one) => offering.has(one))
              .map((one) => (
                <Chip key={one} pressed={partner === one} onClick={() => setPartner(one)}>
                  {rulesOf(one).name}
                </Chip>
              ))}
          </ChipLine>
          <ul className={styles.tables}>
            {foundGames(tables, { ...anyGame, partner }).map((table) => (
              <TableRow key={table.path} table={table} now={moment} />
            ))}
          </ul>
        </>
      )}
    </GamesPage>
  )
}
