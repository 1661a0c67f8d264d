import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { useDeferredValue } from "react"
import { Button, buttonClass } from "../../../parts/controls/button.tsx"
import { Keypad } from "../../../parts/controls/keypad.tsx"
import { useWhole } from "../../../parts/drawn-in-pieces.ts"
import { Notice } from "../../../parts/notices/notice.tsx"
import { SkeletonRow } from "../../../parts/notices/skeleton.tsx"
import { ClosedRoundNotice } from "../../lotto/round/closed-round-notice.tsx"
import { useBetPage } from "../bet-page-context.ts"
import styles from "../bet-screen.module.css"
import { Board } from "./board.tsx"
import { LastBatch, PadEntry } from "./entry.tsx"
import { HelperRow } from "./helper-row.tsx"
import { LimitedNumbers } from "./limited-numbers.tsx"
import type { Mode } from "./modes.tsx"
import { useNumberKeys } from "./number-keys.ts"
import { OptionPanel } from "./option-panel.tsx"
import { Popular } from "./popular.tsx"
import { SlipNewsNote } from "./slip-news.tsx"

type WorkAreaProps = { readonly mode: Mode; readonly wide: boolean }

/** Where numbers are chosen, once the operator has told its terms. */
export const WorkArea = ({ mode, wide }: WorkAreaProps) => {
  const { betting, takesBets } = useBetPage()
  const slipState = useSelector(betting, (state) =>
    state.matches({ slip: "taking" }) ? "taking" : state.hasTag("busy") ? "busy" : "failed",
  )
  // Drawn in steps when it comes, between which taps are answered.
  const isAwaited = useDeferredValue(slipState === "busy")
  if (slipState === "failed") return <TermsUnreachable />
  if (slipState === "busy" || isAwaited)
    return (
      <div className={styles.pad}>
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
      </div>
    )
  return takesBets ? <NumberChoice mode={mode} wide={wide} /> : <RoundOver />
}

/** What is bet on, and then the numbers: both at once would be laid out in one task. */
const NumberChoice = ({ mode, wide }: WorkAreaProps) => {
  const keys = useNumberKeys(useBetPage().betting)
  const isWhole = useWhole(true)
  if (mode === "board")
    return (
      <>
        <div className={styles.beside}>
          <SlipNewsNote />
          <LastBatch short />
        </div>
        <Board />
      </>
    )
  return (
    <>
      <OptionPanel />
      <HelperRow />
      {isWhole ? (
        <div className={styles.entrypad}>
          <PadEntry popular={wide ? 0 : 3} />
          <Keypad {...keys} />
        </div>
      ) : null}
      {isWhole && wide ? (
        <>
          <div className={styles.beside}>
            <Popular most={8} />
          </div>
          <LimitedNumbers most={6} />
        </>
      ) : null}
    </>
  )
}

const TermsUnreachable = () => {
  const { betting } = useBetPage()
  return (
    <div className={styles.pad}>
      <Notice tone="bad">
        <Trans>Couldn't load this round's rates. Your slip is saved.</Trans>
      </Notice>
      <Button tone="outline" onClick={() => betting.send({ type: "retry.requested" })}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}

/** A round that is not open says why, and where to go on. */
const RoundOver = () => {
  const { phase, round, betGroup } = useBetPage()
  return (
    <div className={styles.pad}>
      <ClosedRoundNotice round={round} phase={phase} />
      <Link to="/lotto/$betGroup" params={{ betGroup }} className={buttonClass({ tone: "outline" })}>
        <Trans>Other rounds</Trans>
      </Link>
    </div>
  )
}
