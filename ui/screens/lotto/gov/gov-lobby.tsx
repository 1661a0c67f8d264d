import { drawOnShow, phaseAt, stageOf, takesBets } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useShortDate } from "../../../locales/use-short-date.ts"
import { buttonClass } from "../../../parts/controls/button.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import { GroupName } from "../../../words/group-name.tsx"
import { DraftedRounds } from "../drafts/drafted-rounds.tsx"
import { GroupHead, Today } from "../group-head.tsx"
import type { RoundsOnShow } from "../lotto-rounds.ts"
import { DrawAhead } from "./draw-ahead.tsx"
import styles from "./gov-lobby.module.css"
import { LastDraw } from "./last-draw.tsx"
import { RatesTable } from "./rates-table.tsx"

/** The government's next draw: how long it takes bets, what it pays, and what came out the last time. */
export const GovLobby = ({ rounds, seenAt, now }: RoundsOnShow) => {
  const short = useShortDate()
  const draw = drawOnShow(rounds, seenAt)
  const date = draw && short(draw.dt)
  const awaited = rounds.find((round) => round !== draw && stageOf(phaseAt(round, seenAt)) === "waiting")
  return (
    <>
      <GroupHead title={<GroupName group="gov" />} caption={<Today now={now} />} />
      <DraftedRounds group="gov" />
      <div className={styles.draw}>
        {draw === undefined ? (
          <Notice>
            <Trans>No rounds are open right now.</Trans>
          </Notice>
        ) : (
          <>
            <DrawAhead round={draw} phase={phaseAt(draw, seenAt)} now={now} />
            <div className={styles.rates}>
              <RatesTable key={draw.betId} round={draw} />
            </div>
          </>
        )}
        <LastDraw awaited={awaited} />
        {draw !== undefined && takesBets(draw, seenAt) ? (
          <div className={styles.dock}>
            <Link
              to="/lotto/$betGroup/$betId"
              params={{ betGroup: "gov", betId: draw.betId }}
              className={buttonClass({ tone: "gold", block: true })}
            >
              <Trans>Bet on the {date} draw</Trans>
            </Link>
          </div>
        ) : null}
      </div>
    </>
  )
}
