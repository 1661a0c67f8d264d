import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { Button, buttonClass } from "../../../parts/controls/button.tsx"
import { Keypad } from "../../../parts/controls/keypad.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import { SkeletonRow } from "../../../parts/notices/skeleton.tsx"
import { ClosedRoundNotice } from "../../round/closed-round-notice.tsx"
import styles from "../bet-screen.module.css"
import { useBetTable } from "../bet-table.ts"
import { Board } from "./board.tsx"
import { Entry, LastBatch } from "./entry.tsx"
import { HelperRow } from "./helper-row.tsx"
import { LimitedNumbers } from "./limited-numbers.tsx"
import type { Mode } from "./modes.tsx"
import { useNumberKeys } from "./number-keys.ts"
import { OptionPanel } from "./option-panel.tsx"
import { Popular } from "./popular.tsx"
import { SlipNews } from "./slip-news.tsx"

type WorkAreaProps = { readonly mode: Mode; readonly wide: boolean }

/** Where numbers are chosen, once the operator has told its terms. */
export const WorkArea = ({ mode, wide }: WorkAreaProps) => {
  const { betting, takesBets } = useBetTable()
  const keys = useNumberKeys(betting)
  const slipState = useSelector(betting, (state) =>
    state.matches({ slip: "taking" }) ? "taking" : state.hasTag("busy") ? "busy" : "unreachable",
  )
  if (slipState === "busy")
    return (
      <div className={styles.pad}>
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
      </div>
    )
  if (slipState === "unreachable") return <TermsUnreachable />
  if (!takesBets) return <RoundOver />
  return (
    <>
      {mode === "keypad" ? (
        <>
          <OptionPanel />
          <HelperRow />
          <div className={styles.entrypad}>
            <Entry popular={wide ? 0 : 3} />
            <Keypad {...keys} />
          </div>
          {wide ? (
            <>
              <div className={styles.beside}>
                <Popular most={8} />
              </div>
              <LimitedNumbers most={6} />
            </>
          ) : null}
        </>
      ) : (
        <>
          <div className={styles.beside}>
            <SlipNews />
            <LastBatch short />
          </div>
          <Board />
        </>
      )}
    </>
  )
}

const TermsUnreachable = () => {
  const { betting } = useBetTable()
  return (
    <div className={styles.pad}>
      <Notice tone="bad">
        <Trans>The rates of this round cannot be read just now. Your slip is kept.</Trans>
      </Notice>
      <Button tone="outline" onClick={() => betting.send({ type: "retry.requested" })}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}

/** A round that is not open says why, and where to go on. */
const RoundOver = () => {
  const { phase, round, betGroup } = useBetTable()
  return (
    <div className={styles.pad}>
      <ClosedRoundNotice round={round} phase={phase} />
      <Link to="/lotto/$betGroup" params={{ betGroup }} className={buttonClass({ tone: "outline" })}>
        <Trans>Other rounds</Trans>
      </Link>
    </div>
  )
}
