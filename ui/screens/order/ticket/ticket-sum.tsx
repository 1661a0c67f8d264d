import { moneyText, type Satang } from "@fakham/core/money"
import { largestWin, lineStatuses, type PlacedPoy, tallyOf } from "@fakham/core/order"
import { Plural, Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { classNames } from "../../../parts/class-names.ts"
import { Money } from "../../../parts/money/money.tsx"
import { clockText } from "../../../words/clock-text.ts"
import styles from "./poy-ticket.module.css"

/** What the slip cost, and what has come back for it. */
export const TicketSum = ({ poy }: { readonly poy: PlacedPoy }) => {
  const { won, waiting } = tallyOf(lineStatuses(poy))
  const closes = clockText(poy.closesAt)
  return (
    <>
      <div className={styles.sum}>
        <div>
          <SlipStatus poy={poy} />
          {poy.status === "waiting" && won > 0 ? (
            <Won satang={won}>
              <Trans>Won so far</Trans>
            </Won>
          ) : null}
        </div>
        <div className={styles.stake}>
          <p className="sub">
            <Trans>Stake</Trans>
          </p>
          <Money satang={poy.stake} tone="ink" size="l" />
        </div>
      </div>
      <p className={classNames("cap", styles.facts)}>
        <span>
          <Plural value={poy.order.lines.length} one="# bet" other="# bets" />
          {won > 0 && waiting > 0 ? (
            <>
              {" "}
              <Plural value={waiting} one="# pending" other="# pending" />
            </>
          ) : null}
        </span>
        {poy.status === "waiting" ? (
          <>
            <span>
              <Trans>Max win of a bet</Trans> <span className="num">{moneyText(largestWin(poy.order))}</span>
            </span>
            <span>
              <Trans>Closes {closes}</Trans>
            </span>
          </>
        ) : null}
      </p>
    </>
  )
}

const SlipStatus = ({ poy: { status, paid } }: { readonly poy: PlacedPoy }) => {
  switch (status) {
    case "waiting":
      return (
        <p className="sub">
          <Trans>Waiting for the result</Trans>
        </p>
      )
    case "won":
      return (
        <Won satang={paid}>
          <Trans>Won</Trans>
        </Won>
      )
    case "lost":
      return (
        <p className="sub">
          <Trans>No win</Trans>
        </p>
      )
    case "refunded":
      return (
        <>
          <p className="sub">
            <Trans>Round void · stake refunded</Trans>
          </p>
          <Money satang={paid} tone="ink" size="l" />
        </>
      )
    case "cancelled":
      return (
        <>
          <p className="sub">
            <Trans>Cancelled · stake refunded</Trans>
          </p>
          <Money satang={paid} tone="ink" size="l" />
        </>
      )
  }
}

const Won = ({ satang, children }: { readonly satang: Satang; readonly children: ReactNode }) => (
  <div className={styles.won}>
    <p className="sub">{children}</p>
    <Money satang={satang} tone="ink" size="l" />
  </div>
)
