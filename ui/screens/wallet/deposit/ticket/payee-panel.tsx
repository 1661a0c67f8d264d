import { shownPhoneNumber } from "@fakham/core/identity"
import type { BankAccount, Payee } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { parts } from "../../../../app/parts.ts"
import { usePart, useResource } from "../../../../app/use-visit.ts"
import { useBankName } from "../../bank/bank-name.ts"
import styles from "../deposit.module.css"
import { useWrittenAccounts } from "../use-deposits.ts"

type PayeePanelProps = {
  readonly payee: Payee
  /** Beside the account's number: a button that copies it. */
  readonly beside?: ReactNode
  /** What the money is transferred from, if not from a bank account of the player's. */
  readonly from?: ReactNode
}

/** Where the money has to go, and from where alone it is taken. */
export const PayeePanel = ({ payee, beside, from }: PayeePanelProps) => {
  const bankName = useBankName()
  const { bankOf, shownAccountNumber } = useWrittenAccounts()
  const bank = bankOf(payee.bankCode)
  const name = bank === undefined ? payee.bankCode : `${bankName(bank.bankCode) ?? ""} (${bank.abbreviation})`
  const isWallet = payee.bankCode === ""
  const number = isWallet
    ? shownPhoneNumber(payee.bankAccountNumber)
    : bank === undefined
      ? payee.bankAccountNumber
      : shownAccountNumber(payee.bankAccountNumber)
  return (
    <dl className={styles.panel}>
      <div>
        <dt className="cap">{isWallet ? <Trans>To this wallet</Trans> : <Trans>To {name}</Trans>}</dt>
        <dd className={styles.number}>
          <span className="num">{number}</span>
          {beside}
        </dd>
      </div>
      {payee.bankAccountName === "" ? null : (
        <div>
          <dt className="cap">
            <Trans>Account name</Trans>
          </dt>
          <dd>{payee.bankAccountName}</dd>
        </div>
      )}
      <div>
        <dt className="cap">
          {isWallet ? <Trans>Only from your own wallet</Trans> : <Trans>Only from your own account</Trans>}
        </dt>
        <dd>{from ?? <OwnAccount />}</dd>
      </div>
    </dl>
  )
}

/** The account of the player's own that was named, or the one that the operator knows to be theirs. */
export const OwnAccount = ({ bankId }: { readonly bankId?: string | undefined }) => {
  const accounts = useResource(usePart(parts.ownMoney).ownAccounts).data
  const account =
    accounts?.find((one) => one.bankId === bankId) ?? accounts?.find(({ isChecked }) => isChecked) ?? accounts?.[0]
  return account !== undefined ? (
    <AccountName of={account} />
  ) : accounts?.length === 0 ? (
    <Link to="/bank/add">
      <Trans>None added yet. Add one</Trans>
    </Link>
  ) : (
    <Trans>The account you added here</Trans>
  )
}

/** Its bank, its last four digits, and whose it is. */
export const AccountName = ({ of: { bankCode, accountNumber, name: owner } }: { readonly of: BankAccount }) => {
  const { bankOf, lastDigits } = useWrittenAccounts()
  const name = bankOf(bankCode)?.abbreviation ?? bankCode
  const digits = lastDigits(accountNumber)
  const ending = (
    <Trans>
      {name} ending in {digits}
    </Trans>
  )
  return owner === "" ? (
    ending
  ) : (
    <>
      {ending} · <bdi>{owner}</bdi>
    </>
  )
}
