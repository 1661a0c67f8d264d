import { shortMoneyText } from "@fakham/core/money"
import { dayAt } from "@fakham/core/time"
import type { CashierFailure, DepositRefused } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { useDates } from "../../../locales/use-dates.ts"
import { Said } from "../../../parts/notices/said.tsx"
import { clockText } from "../../../words/clock-text.ts"

/** Why a deposit was not opened, or could not be read, in the operator's own figures. */
export const DepositFailureText = ({ failure }: { readonly failure: CashierFailure }) => {
  switch (failure._tag) {
    case "DepositRefused":
      return (
        <>
          <RefusalText refused={failure} />
          <Said said={failure.said} />
        </>
      )
    case "NoSuchDeposit":
      return <Trans>There is no such deposit of yours.</Trans>
    case "NotOffered":
      return <Trans>Not available on this site.</Trans>
    case "Unauthorized":
      return <Trans>Please log in again.</Trans>
    case "Unreachable":
      return <Trans>No answer came. What you transferred is not lost; this is asked again by itself.</Trans>
  }
}

const RefusalText = ({ refused }: { readonly refused: DepositRefused }) => {
  const bound = refused.bound === undefined ? undefined : shortMoneyText(refused.bound)
  switch (refused.reason) {
    case "allTaken":
      return (
        <Trans>All amounts of this account are taken just now. Try again in a few minutes, or use another way.</Trans>
      )
    case "tooManyOpen":
      return <Trans>Too many of your deposits wait already. Finish one of them or call one off first.</Trans>
    case "belowMinimum":
      return bound === undefined ? (
        <Trans>This is less than can be deposited.</Trans>
      ) : (
        <Trans>The least is {bound} baht.</Trans>
      )
    case "aboveMaximum":
      return bound === undefined ? (
        <Trans>This is more than can be deposited at a time.</Trans>
      ) : (
        <Trans>The most is {bound} baht.</Trans>
      )
    case "playLimit":
      return <PlayLimitText left={refused.bound} until={refused.until} />
    case "notOffered":
      return <Trans>This way is closed just now. Nothing was opened; use another one.</Trans>
    case "other":
      return <Trans>This deposit was not opened. Look at what you entered and try again.</Trans>
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
        You are on a break until {date}, {time}. No bets and no deposits are taken until then; you can still withdraw.
      </Trans>
    )
  }
  return amount === undefined ? (
    <Trans>This is more than the deposit limit that you have set leaves.</Trans>
  ) : left === 0 ? (
    <Trans>The deposit limit that you have set is used up, deposits that wait included.</Trans>
  ) : (
    <Trans>The deposit limit that you have set leaves {amount} baht, deposits that wait included.</Trans>
  )
}
