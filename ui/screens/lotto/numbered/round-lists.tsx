import { countsAt, laterRounds, phaseAt, type Round, type RoundStage, roundStages, stageOf } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { type ReactNode, useState } from "react"
import { Chip, chipClass } from "../../../parts/controls/chip.tsx"
import type { GroupOnShow, RoundsOnShow } from "../lotto-rounds.ts"
import { RoundCell } from "./round-cell.tsx"
import styles from "./round-lists.module.css"

/** How many rounds after the next are on show, and how many results under them at most. */
export const shownAtMost = 6

type RoundListsProps = GroupOnShow & {
  /** How many of the newest results come under the rounds that can be bet on. */
  readonly results: number
}

/** The rounds of a day by what a player can do about them. */
export const RoundLists = ({ group, rounds, seenAt, now, results }: RoundListsProps) => {
  const [shown, setShown] = useState<RoundStage>("open")
  const counts = countsAt(rounds, seenAt)
  const chips = {
    open: <Trans>Open</Trans>,
    waiting: <Trans context="rounds">Pending</Trans>,
    over: <Trans>Drawn</Trans>,
  }
  const newest = (...wanted: ReadonlyArray<RoundStage>) =>
    rounds.filter((round) => wanted.some((one) => one === stageOf(phaseAt(round, seenAt)))).toReversed()
  return (
    <section>
      <div className={styles.chips}>
        {roundStages.map((one) => (
          <Chip key={one} pressed={shown === one} onClick={() => setShown(one)}>
            {chips[one]} <span className="num">{counts[one]}</span>
          </Chip>
        ))}
        <Link to="/lotto/$betGroup" params={{ betGroup: group }} search={{ view: "day" }} className={chipClass}>
          <Trans>All day</Trans> <span className="num">{rounds.length}</span>
        </Link>
      </div>
      {shown === "open" ? (
        <>
          <Later rounds={rounds} seenAt={seenAt} now={now} />
          <Latest rounds={newest("waiting", "over").slice(0, results)} seenAt={seenAt} now={now} />
        </>
      ) : (
        <Cells rounds={newest(shown)} seenAt={seenAt} now={now} />
      )}
    </section>
  )
}

/** What can be tapped keeps its place: a round that closes meanwhile says so where it stands. */
const Later = ({ rounds, seenAt, now }: RoundsOnShow) => {
  const [chosen, choose] = useState<ReadonlyArray<string>>([])
  const later = laterRounds(rounds, chosen, seenAt, shownAtMost)
  const ids = later.map(({ betId }) => betId)
  if (ids.join() !== chosen.join()) choose(ids)
  return <Cells rounds={later} seenAt={seenAt} now={now} />
}

const Cells = ({ rounds, seenAt, now }: RoundsOnShow): ReactNode => (
  <div className={styles.rounds}>
    {rounds.map((round: Round) => (
      <RoundCell key={round.betId} round={round} phase={phaseAt(round, seenAt)} now={now} />
    ))}
  </div>
)

const Latest = (shown: RoundsOnShow) =>
  shown.rounds.length === 0 ? null : (
    <>
      <div className={styles.head}>
        <h2>
          <Trans>Latest results</Trans>
        </h2>
        <span className="cap">
          <Trans>3 top · 2 bottom</Trans>
        </span>
      </div>
      <Cells {...shown} />
    </>
  )
