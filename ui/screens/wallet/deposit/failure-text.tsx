import { shortMoneyText } from "@fakham/core/money"
import { dayAt } from "@fakham/core/time"
import type { DepositFailure, DepositRefused } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { useDates } from "../../../locales/use-dates.ts"
import { SaidNote } from "../../../parts/notices/said.tsx"
import { clockText } from "../../../words/clock-text.ts"

/** Why a deposit was not opened, or could not be read, in the operator's own figures. */
export const DepositFailureText = ({ failure }: { readonly failure: DepositFailure }) => {
  switch (failure._tag) {
    case "DepositRefused":
      return (
        <>
          <RefusalText refused={failure} />
          <SaidNote said={failure.said} />
        </>
      )
    case "NoSuchDeposit":
      return <Trans>We can't find this deposit.</Trans>
    case "NotOffered":
      return <Trans>Not available on this site.</Trans>
    case "Unauthorized":
      return <Trans>Please log in again.</Trans>
    case "Unreachable":
      return <Trans>No reply. Anything you transferred is safe. Retrying automatically.</Trans>
  }
}

const RefusalText = ({ refused }: { readonly refused: DepositRefused }) => {
  const bound = refused.bound === undefined ? undefined : shortMoneyText(refused.bound)
  switch (refused.reason) {
    case "allTaken":
      return <Trans>All amounts for this account are in use. Try again in a few minutes, or use another method.</Trans>
    case "tooManyOpen":
      return <Trans>Too many pending deposits. Finish or cancel one first.</Trans>
    case "tooManyToday":
      return <Trans>You've reported the most transfers for one day. Use another method, or report it tomorrow.</Trans>
    case "belowMinimum":
      return bound === undefined ? (
        <Trans>Below the minimum deposit.</Trans>
      ) : (
        <Trans>The minimum is {bound} baht.</Trans>
      )
    case "aboveMaximum":
      return bound === undefined ? (
        <Trans>Above the maximum per deposit.</Trans>
      ) : (
        <Trans>The maximum is {bound} baht.</Trans>
      )
    case "playLimit":
      return <PlayLimitText left={refused.bound} until={refused.until} />
    case "notOffered":
      return <Trans>This method is unavailable. No deposit was created: use another one.</Trans>
    case "other":
      return <Trans>No deposit was created. Check your details and try again.</Trans>
  }
}

type PlayLimitTextProps = { readonly left: DepositRefused["bound"]; readonly until: DepositRefused["until"] }

const PlayLimitText = ({ left, until }: PlayLimitTextProps) => {
  const dates = useDates()
  const amount = left === undefined ? undefined : shortMoneyText(left)
  if (until !== undefined) {
    const date = dates.full(dayAt(until))
    const time = clockText(until)
    return (
      <Trans>
        You're on a break until {date}, {time}. You can't bet or deposit until then, but you can withdraw.
      </Trans>
    )
  }
  return amount === undefined ? (
    <Trans>Over your deposit limit.</Trans>
  ) : left === 0 ? (
    <Trans>You've used up your deposit limit, pending deposits included.</Trans>
  ) : (
    <Trans>Your deposit limit leaves {amount} baht, pending deposits included.</Trans>
  )
}
