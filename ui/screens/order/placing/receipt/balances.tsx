import type { Satang } from "@fakham/core/money"
import { moneyText } from "@fakham/core/money"
import { displayTime } from "@fakham/core/time"
import { useSelector } from "@xstate/react"
import { type ReactNode, useState } from "react"
import { useApp } from "../../../../app/app.ts"
import { useMachines } from "../../../../app/use-machines.ts"
import { Icon } from "../../../../parts/icons/icon.tsx"
import { chevronRightIcon } from "../../../../parts/icons/player-icons.ts"
import { BalanceText } from "../../../../parts/money/money.tsx"
import { useCash } from "../../../page/use-cash.ts"
import styles from "./balances.module.css"

export type CashRead = {
  readonly cash: Satang | undefined
  /** When it was read, as a clock shows it. */
  readonly at: string
  readonly isLoading: boolean
  readonly readAgain: () => void
}

/** What the player has by now, when that was read, and reading it again. */
export const useCashRead = (): CashRead => {
  const { now } = useMachines()
  const player = useSelector(useApp().session, ({ children }) => children.player)
  const isLoading = useSelector(player, (state) => state?.matches("loadingBalance") ?? false)
  const cash = useCash()
  const [read, setRead] = useState({ cash, isLoading, at: now() })
  if (read.cash !== cash || read.isLoading !== isLoading) setRead({ cash, isLoading, at: now() })
  return {
    cash,
    at: displayTime(read.at).slice(11),
    isLoading,
    readAgain: () => player?.send({ type: "balance.invalidated" }),
  }
}

type BalancesProps = {
  readonly before: Satang | undefined
  readonly now: Satang | undefined
  readonly beforeLabel: ReactNode
  readonly nowLabel: ReactNode
}

/** The player's money before and now, side by side: it tells what an operator does not. */
export const Balances = ({ before, now, beforeLabel, nowLabel }: BalancesProps) => (
  <div className={styles.balances}>
    {before === undefined ? null : (
      <>
        <div>
          <span className="cap">{beforeLabel}</span>
          <BalanceText>{moneyText(before)}</BalanceText>
        </div>
        <Icon of={chevronRightIcon} size="s" />
      </>
    )}
    {now === undefined ? null : (
      <div>
        <span className="cap">{nowLabel}</span>
        <BalanceText>{moneyText(now)}</BalanceText>
      </div>
    )}
  </div>
)
