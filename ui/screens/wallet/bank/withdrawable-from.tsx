import { displayTime } from "@fakham/core/time"
import { type BankAccount, bankOf, lastDigits } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"

/** From when on money is paid out to an account that was added lately. */
export const WithdrawableFrom = ({ of }: { readonly of: BankAccount }) => {
  if (of.withdrawableAt === undefined) return null
  const abbreviation = bankOf(of.bankCode)?.abbreviation ?? of.bankCode
  const digits = lastDigits(of.accountNumber)
  const time = displayTime(of.withdrawableAt).slice(0, 16)
  return (
    <p className="sub">
      <Trans>
        New account {abbreviation} ending in {digits}: withdrawals from {time}
      </Trans>
    </p>
  )
}
