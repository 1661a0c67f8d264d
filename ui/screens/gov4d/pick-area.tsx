import { setPrices } from "@fakham/core/gov4d"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { useMachines } from "../../app/use-machines.ts"
import { Button, buttonClass } from "../../parts/controls/button.tsx"
import { Keypad } from "../../parts/controls/keypad.tsx"
import { Icon } from "../../parts/icons/icon.tsx"
import { chevronRightIcon, starIcon } from "../../parts/icons/player-icons.ts"
import { SkeletonRow } from "../../parts/notices/skeleton.tsx"
import layout from "../betting/bet-screen.module.css"
import { useNumberKeys } from "../betting/pad/number-keys.ts"
import { ClosedRoundNotice } from "../lotto/round/closed-round-notice.tsx"
import styles from "./pick-area.module.css"
import { Ticket4dEntry } from "./set-entry.tsx"
import { Ticket4dLines } from "./set-lines.tsx"
import { type NextDraw, useBuying, useTicket4dPage } from "./ticket4d-page-context.ts"

type PickAreaProps = {
  readonly wide: boolean
  readonly onPrizes: () => void
  readonly onPaste: () => void
  readonly next: NextDraw | undefined
}

/** Where numbers are picked, and what is picked already. */
export const PickArea = ({ wide, onPrizes, onPaste, next }: PickAreaProps) => {
  const { buying, takesBets } = useTicket4dPage()
  const keys = useNumberKeys(buying)
  const isBusy = useSelector(buying, (state) => state.hasTag("busy"))
  if (isBusy)
    return (
      <div className={layout.pad}>
        <SkeletonRow />
        <SkeletonRow />
      </div>
    )
  return (
    <>
      <PrizeLine wide={wide} onOpen={onPrizes} />
      <Ticket4dLines />
      {takesBets ? (
        <div className={layout.entrypad}>
          <Ticket4dEntry onPaste={onPaste} />
          <Keypad {...keys} />
        </div>
      ) : (
        <DrawOver next={next} />
      )}
    </>
  )
}

/** What a set costs and wins; where there is no room for all prizes it leads to them. */
const PrizeLine = ({ wide, onOpen }: { readonly wide: boolean; readonly onOpen: () => void }) => {
  const { variant } = useTicket4dPage()
  const { baht, prizes } = setPrices[variant]
  const prize = (prizes.straight4 ?? 0).toLocaleString("en")
  const words = (
    <>
      <Icon of={starIcon} size="xs" />
      <span>
        <Trans>
          <b>{baht}</b> baht per set · 4 straight pays <b className={styles.prize}>{prize}</b>
        </Trans>
      </span>
    </>
  )
  if (wide) return <p className={styles.prizes}>{words}</p>
  return (
    <button type="button" className={styles.prizes} aria-haspopup="dialog" onClick={onOpen}>
      {words}
      <span className={styles.more}>
        <Trans>Prizes</Trans>
        <Icon of={chevronRightIcon} size="xs" />
      </span>
    </button>
  )
}

/** A draw that takes no sets says why, and where to go on. */
const DrawOver = ({ next }: Pick<PickAreaProps, "next">) => {
  const { phase, round } = useTicket4dPage()
  const { draftMoves } = useMachines()
  const count = useBuying(({ slip }) => slip.lines.length)
  const move = async ({ betId, show }: NextDraw) => {
    if (await draftMoves.move(round.betId, betId)) show()
  }
  return (
    <div className={layout.pad}>
      <ClosedRoundNotice round={round} phase={phase} />
      {next === undefined ? (
        <Link to="/lotto" className={buttonClass({ tone: "outline" })}>
          <Trans>See all lotteries</Trans>
        </Link>
      ) : (
        <Button tone={count === 0 ? "outline" : "gold"} onClick={() => (count === 0 ? next.show() : void move(next))}>
          {count === 0 ? <Trans>Go to next draw</Trans> : <Trans>Move to next draw</Trans>}
        </Button>
      )}
    </div>
  )
}
