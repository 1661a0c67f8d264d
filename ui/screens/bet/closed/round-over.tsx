import { nextToClose } from "@fakham/core/lotto"
import { Trans, useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useLobby } from "../../../composition/use-lobby.ts"
import { buttonClass } from "../../../parts/controls/button.tsx"
import { Plate } from "../../../parts/plates/plate.tsx"
import { RoundName } from "../../../words/round-name.tsx"
import { OwnPoys } from "../../poy/own-poys.tsx"
import { ClosedRoundNotice } from "../../round/closed-round-notice.tsx"
import { useBetTable } from "../bet-table.ts"
import styles from "./closed-round.module.css"

/** What came out of a round that takes no more bets, what the player has in it, and the way on. */
export const RoundOver = () => {
  const { round, phase } = useBetTable()
  return (
    <div className={styles.page}>
      {round.outcome?.type === "drawn" ? <Result /> : <ClosedRoundNotice round={round} phase={phase} />}
      <OwnPoys round={round} />
      <WaysOn />
    </div>
  )
}

const Result = () => {
  const { t } = useLingui()
  const { round } = useBetTable()
  if (round.outcome?.type !== "drawn") return null
  const { top3, top2, bottom2, front3 = [], back3 = [] } = round.outcome.drawn
  const rest = [
    { name: t`2 top`, numbers: [top2] },
    { name: t`2 bottom`, numbers: [bottom2] },
    { name: t`3 front`, numbers: front3 },
    { name: t`3 bottom`, numbers: back3 },
  ]
  return (
    <section className={styles.result}>
      <h2 className="cap">
        <Trans>3 top</Trans>
      </h2>
      <Plate number={top3} size="xl" />
      <dl>
        {rest.map(({ name, numbers }) =>
          numbers.length === 0 ? null : (
            <div key={name}>
              <dt className="cap">{name}</dt>
              <dd>
                {numbers.map((number, at) => (
                  <Plate key={at} number={number} />
                ))}
              </dd>
            </div>
          ),
        )}
      </dl>
    </section>
  )
}

/** To the next round of the group, to what else it drew, and to all of its rounds. */
const WaysOn = () => {
  const { round, betGroup } = useBetTable()
  const { rounds = [], seenAt } = useLobby()
  const next = nextToClose(
    rounds.filter(
      ({ betId, betType, ...one }) =>
        betId !== round.betId && one.betGroup === betGroup && (betGroup !== "stock" || betType === round.betType),
    ),
    seenAt,
  )
  const look = buttonClass({ tone: "outline", block: true })
  return (
    <nav className={styles.ways}>
      {next === undefined ? null : (
        <Link to="/lotto/$betGroup/$betId" params={{ betGroup, betId: next.betId }} className={look}>
          <Trans>
            Go to <RoundName of={next} />
          </Trans>
        </Link>
      )}
      <Link to="/results" search={{ group: betGroup, day: round.dt }} className={look}>
        <Trans>All results</Trans>
      </Link>
      <Link to="/lotto/$betGroup" params={{ betGroup }} className={look}>
        <Trans>Other rounds</Trans>
      </Link>
    </nav>
  )
}
