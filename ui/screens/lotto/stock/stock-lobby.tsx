import { byClose, countsAt, marketsIn } from "@fakham/core/lotto"
import { dayAt } from "@fakham/core/time"
import { Trans } from "@lingui/react/macro"
import { Link, useSearch } from "@tanstack/react-router"
import { useState } from "react"
import { Icon } from "../../../parts/icons/icon.tsx"
import { chevronRightIcon } from "../../../parts/icons/player-icons.ts"
import { GroupName } from "../../../words/group-name.tsx"
import { DraftedRounds } from "../drafts/drafted-rounds.tsx"
import { GroupHead, LongDate, MarketCount } from "../group-head.tsx"
import type { RoundsOnShow } from "../lotto-rounds.ts"
import { OpensNext } from "../results/opens-next.tsx"
import { regionIn } from "./group-address.ts"
import { MarketList } from "./market-list.tsx"
import { Regions } from "./regions.tsx"
import styles from "./stock-lobby.module.css"

/** The markets of a day: those still to close in the order in which they close, and what came of the others. */
export const StockLobby = ({ rounds, seenAt, now }: RoundsOnShow) => {
  const region = regionIn(useSearch({ strict: false }))
  const [chosen, choose] = useState<ReadonlyArray<string>>([])
  const { ahead, behind } = byClose(rounds, chosen, seenAt)
  const ids = ahead.map(({ betId }) => betId)
  if (ids.join() !== chosen.join()) choose(ids)
  const day = rounds[0]?.dt ?? dayAt(seenAt)
  return (
    <>
      <GroupHead
        title={<GroupName group="stock" />}
        caption={
          <>
            <LongDate of={day} /> · <MarketCount rounds={rounds} seenAt={seenAt} />
          </>
        }
      />
      <DraftedRounds group="stock" />
      <Regions rounds={rounds} region={region} />
      {countsAt(rounds, seenAt).open > 0 ? null : <OpensNext seenAt={seenAt} />}
      <div className={styles.columns}>
        <MarketList
          title={countsAt(rounds, seenAt).open === 0 ? <Trans>Not open yet</Trans> : <Trans>Open</Trans>}
          caption={<Trans>Sorted by closing time</Trans>}
          rounds={marketsIn(region, ahead)}
          seenAt={seenAt}
          now={now}
        />
        <div>
          <MarketList
            title={<Trans>Betting closed</Trans>}
            caption={<Trans>3 top · 2 bottom</Trans>}
            rounds={marketsIn(region, behind)}
            seenAt={seenAt}
            now={now}
          />
          <Link to="/results" search={{ group: "stock" }} className={styles.results}>
            <Trans>Past results</Trans>
            <Icon of={chevronRightIcon} size="xs" />
          </Link>
        </div>
      </div>
    </>
  )
}
