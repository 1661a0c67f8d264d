import type { Satang } from "@fakham/core/money"
import { minus, moneyText } from "@fakham/core/money"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import type { ComponentProps } from "react"
import { useApp } from "../../../app/app.ts"
import { Button, buttonClass } from "../../../parts/controls/button.tsx"
import { Icon, offlineIcon, warningIcon } from "../../../parts/icons/icon.tsx"
import styles from "./order-yes.module.css"

/** Whether the phone has no line just now, so that nothing could be sent. */
const useIsOffline = () => useSelector(useApp().connection, (state) => state.matches("offline"))

/** A yes to an order: off while there is no line. */
export const YesButton = ({ blocked = false, ...button }: Omit<ComponentProps<typeof Button>, "tone">) => (
  <Button block {...button} tone="gold" blocked={useIsOffline() || blocked} />
)

type Money = { readonly stake: Satang; readonly cash: Satang | undefined }

/** A yes to a stake; where the player has less than that it leads to a deposit instead. */
export const StakeButton = ({ stake, cash, ...button }: Money & ComponentProps<typeof YesButton>) =>
  cash !== undefined && cash < stake ? (
    <Link to="/credit/deposit" className={buttonClass({ tone: "gold", block: button.block ?? true })}>
      <Trans>Deposit</Trans>
    </Link>
  ) : (
    <YesButton {...button} />
  )

/** What stands against a yes, beside it: there is no line, or too little money. */
export const AgainstYes = ({ stake, cash }: Partial<Money>) => {
  const isOffline = useIsOffline()
  const missing = stake === undefined || cash === undefined || cash >= stake ? undefined : moneyText(minus(stake, cash))
  if (!isOffline && missing === undefined) return null
  return (
    <p className={styles.against} role="alert">
      <Icon of={isOffline ? offlineIcon : warningIcon} size="xs" />
      <span>
        {isOffline ? (
          <Trans>No connection. Nothing is sent until it's back.</Trans>
        ) : (
          <Trans>You're {missing} baht short.</Trans>
        )}
      </span>
    </p>
  )
}
