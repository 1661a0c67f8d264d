import { moneyText } from "@fakham/core/money"
import { type Allowance, stillToday, stillToStake, turnoverMet } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { parts } from "../../../app/parts.ts"
import { usePart, useResource } from "../../../app/use-visit.ts"
import { BalanceText } from "../../../parts/money/money.tsx"

/** How much would be paid out now, as the page that takes it out says; nothing where the operator does not tell. */
export const CanWithdraw = () => {
  const { data: allowance, isNotOffered } = useResource(usePart(parts.ownMoney).allowance)
  if (isNotOffered) return <ByTurnover />
  return allowance === undefined ? null : allowance.eligibility.turnoverMet ? (
    <UpTo allowance={allowance} />
  ) : (
    <ByTurnover />
  )
}

const UpTo = ({ allowance: { eligibility, terms } }: { readonly allowance: Allowance }) => {
  const { most } = stillToday(eligibility, terms)
  const amount = moneyText(most)
  return most > 0 && most === eligibility.balance ? (
    <Trans>All available to withdraw</Trans>
  ) : (
    <Trans>
      Can be withdrawn now: <BalanceText>{amount}</BalanceText>
    </Trans>
  )
}

const ByTurnover = () => {
  const turnovers = useResource(usePart(parts.ownMoney).turnovers).data
  if (turnovers === undefined) return null
  if (turnoverMet(turnovers)) return <Trans>All available to withdraw</Trans>
  const missing = stillToStake(turnovers)
  const amount = missing === undefined ? undefined : moneyText(missing)
  return amount === undefined ? (
    <Trans>Withdrawals locked until turnover is met</Trans>
  ) : (
    <Trans>
      Locked by turnover: <b className="num">{amount}</b> still to bet
    </Trans>
  )
}
