import type { BankAccount } from "@fakham/core/wallet"
import type { ComponentType, ReactNode } from "react"
import { bankIcon } from "../../../../parts/icons/account-icons.ts"
import { Icon } from "../../../../parts/icons/icon.tsx"
import styles from "./account-radios.module.css"

type AccountRadiosProps = {
  readonly legend: ReactNode
  /** Of the field in its form. */
  readonly name: string
  readonly accounts: ReadonlyArray<BankAccount>
  readonly chosen: BankAccount | undefined
  readonly onChoose: (bankId: string) => void
  readonly Name: ComponentType<{ readonly of: BankAccount }>
}

/** One of the player's own accounts is chosen. */
export const AccountRadios = ({ legend, name, accounts, chosen, onChoose, Name }: AccountRadiosProps) => (
  <fieldset className={styles.accounts}>
    <legend className={styles.label}>{legend}</legend>
    {accounts.map((account) => (
      <label key={account.bankId}>
        <input
          className="vh"
          type="radio"
          name={name}
          checked={account.bankId === chosen?.bankId}
          onChange={() => onChoose(account.bankId)}
        />
        <Icon of={bankIcon} size="s" />
        <b>
          <Name of={account} />
        </b>
      </label>
    ))}
  </fieldset>
)
