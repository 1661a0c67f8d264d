import { govPrizeTable } from "@fakham/core/lotto"
import { Plural, Trans } from "@lingui/react/macro"
import { Fragment } from "react"
import { checkIcon, Icon } from "../../../../parts/icons/icon.tsx"
import { useBetTypeName } from "../../../../words/bet-type-name.ts"
import { PrizeName } from "../../../../words/prize-name.tsx"
import { TierName } from "../../../../words/tier-name.tsx"
import type { CheckWin, WinsInDraw } from "./checked-draw.ts"
import { CheckedDrawName } from "./draw-name.tsx"
import styles from "./number-check.module.css"

type NumberAnswerProps = {
  readonly wins: ReadonlyArray<WinsInDraw>
  readonly shown: string | undefined
  readonly day: string | undefined
}

/** How many draws a number's wins are named for. */
const most = 6

/** What one number wins: in the draw on show first, then in others, each by its name. */
export const NumberAnswer = ({ wins, shown, day }: NumberAnswerProps) => {
  const here = wins.find(({ draw }) => draw.betId === shown)
  const others = wins.filter(({ draw }) => draw.betId !== shown)
  const left = others.length - most
  return (
    <div>
      {here !== undefined ? (
        <p className={styles.won}>
          <Icon of={checkIcon} size="xs" />
          <span>
            <WinNames wins={here.wins} />
          </span>
        </p>
      ) : shown !== undefined || wins.length === 0 ? (
        <p className={styles.none}>
          <Trans>No prize</Trans>
        </p>
      ) : null}
      {others.slice(0, most).map(({ draw, wins }) => (
        <p key={draw.betId} className={styles.won}>
          <Icon of={checkIcon} size="xs" />
          <span>
            <CheckedDrawName of={draw} day={day} /> <WinNames wins={wins} />
          </span>
        </p>
      ))}
      {left > 0 ? (
        <p className={styles.none}>
          <Plural value={left} one="and in # more draw" other="and in # more draws" />
        </p>
      ) : null}
    </div>
  )
}

const WinNames = ({ wins }: { readonly wins: ReadonlyArray<CheckWin> }) =>
  wins.map((win, at) => (
    <Fragment key={at}>
      {at === 0 ? null : ", "}
      <WinName win={win} />
    </Fragment>
  ))

const WinName = ({ win }: { readonly win: CheckWin }) => {
  const name = useBetTypeName()
  if ("option" in win) return name(win.option)
  if ("tier" in win) return <TierName of={win.tier} />
  const baht = (govPrizeTable.find(({ prize }) => prize === win.prize)?.baht ?? 0).toLocaleString("en")
  return (
    <>
      <PrizeName prize={win.prize} /> <span className="num">{baht}</span>
    </>
  )
}
