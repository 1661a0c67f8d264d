import type { Payee } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import { useOwnAccounts, useWrittenAccounts } from "../../../composition/use-deposits.ts"
import { useBankName } from "../bank/bank-name.ts"
import styles from "./deposit.module.css"

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
  const number = bank === undefined ? payee.bankAccountNumber : shownAccountNumber(payee.bankAccountNumber)
  return (
    <dl className={styles.panel}>
      <div>
        <dt className="cap">{payee.bankCode === "" ? <Trans>To this wallet</Trans> : <Trans>To {name}</Trans>}</dt>
        <dd className={styles.number}>
          <span className="num">{number}</span>
          {beside}
        </dd>
      </div>
      {payee.bankAccountName === "" ? null : (
        <div>
          <dt className="cap">
            <Trans>In the name of</Trans>
          </dt>
          <dd>{payee.bankAccountName}</dd>
        </div>
      )}
      <div>
        <dt className="cap">
          <Trans>Only from your own account</Trans>
        </dt>
        <dd>{from ?? <OwnAccount />}</dd>
      </div>
    </dl>
  )
}

/** The account that the operator knows to be the player's. */
export const OwnAccount = () => {
  const { bankOf, lastDigits } = useWrittenAccounts()
  const accounts = useSelector(useOwnAccounts(), ({ context }) => context.known)
  const account = accounts?.find(({ isChecked }) => isChecked) ?? accounts?.[0]
  if (account === undefined) return <Trans>The one that you have added here</Trans>
  const name = bankOf(account.bankCode)?.abbreviation ?? account.bankCode
  const digits = lastDigits(account.accountNumber)
  const ending = (
    <Trans>
      {name} ending in {digits}
    </Trans>
  )
  return account.name === "" ? (
    ending
  ) : (
    <>
      {ending} · {account.name}
    </>
  )
}
