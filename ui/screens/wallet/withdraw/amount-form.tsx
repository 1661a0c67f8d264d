import { baht, shortMoneyText } from "@fakham/core/money"
import { type Allowance, type BankAccount, isWithdrawable, remainingFault, stillToday } from "@fakham/core/wallet"
import { Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { parts } from "../../../app/parts.ts"
import { useMachines } from "../../../app/use-machines.ts"
import { usePart, useResource } from "../../../app/use-visit.ts"
import { ColumnDock } from "../../../parts/chrome/column.tsx"
import { Button } from "../../../parts/controls/button.tsx"
import { Field } from "../../../parts/fields/field.tsx"
import { BalanceText } from "../../../parts/money/money.tsx"
import { UnreadList } from "../../../parts/notices/unread-list.tsx"
import { useMinute } from "../../../parts/time/use-minute.ts"
import { WithdrawableFrom } from "../bank/withdrawable-from.tsx"
import { groupedAmount } from "../grouped-amount.ts"
import { AccountChoice } from "./account-choice.tsx"
import { FaultText } from "./fault-text.tsx"
import type { WithdrawalActor } from "./use-withdrawal.ts"
import styles from "./withdraw.module.css"

/** Amounts that many take out. */
const usual = [baht(500), baht(2_000), baht(5_000)]

type AmountFormProps = {
  readonly withdrawal: WithdrawalActor
  readonly allowance: Allowance
  readonly typed: string
  readonly onType: (amount: string) => void
}

/** How much is taken out, and to which account. */
export const AmountForm = ({ withdrawal, allowance, typed, onType }: AmountFormProps) => {
  const { t } = useLingui()
  const [chosenId, choose] = useState<string>()
  const { data: accounts, hasFailed, isNotOffered, retry } = useResource(usePart(parts.ownMoney).ownAccounts)
  const context = useSelector(withdrawal, (state) => state.context)
  const now = useMinute(useMachines().now)
  const { eligibility, terms } = allowance
  const { most } = stillToday(eligibility, terms)
  const usable: ReadonlyArray<BankAccount> = accounts?.filter((one) => isWithdrawable(one, now)) ?? []
  const account = usable.find(({ bankId }) => bankId === chosenId) ?? usable[0]
  const fault = remainingFault(context, { amount: typed, account })
  const least = shortMoneyText(terms.min)
  const whole = shortMoneyText(most)
  const isTooMuch =
    fault === "perTransactionExceeded" || fault === "dailyAmountExceeded" || fault === "balanceNotEnough"
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        withdrawal.send({ type: "amount.submitted", amount: typed, account })
      }}
    >
      <div className={styles.big}>
        <Field
          numeric
          label={t`Withdrawal amount (baht)`}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          value={typed}
          placeholder="0"
          onChange={({ target }) => onType(target.value)}
          onBlur={() => onType(groupedAmount(typed))}
          error={
            fault === undefined || fault === "accountRequired" ? undefined : (
              <FaultText fault={fault} terms={terms} most={most} />
            )
          }
          hint={<Trans>At least {least} baht</Trans>}
        />
      </div>
      {isTooMuch ? (
        <div>
          <Button tone="outline" small onClick={() => onType(whole)}>
            <Trans>
              Use <BalanceText>{whole}</BalanceText>
            </Trans>
          </Button>
        </div>
      ) : null}
      <div className={styles.amounts}>
        {usual
          .filter((amount) => amount >= terms.min && amount < most)
          .map((amount) => (
            <Amount key={amount} text={shortMoneyText(amount)} typed={typed} onChoose={onType} />
          ))}
        <button type="button" aria-pressed={typed === whole} onClick={() => onType(whole)}>
          <Trans>All</Trans>
        </button>
      </div>
      {accounts === undefined ? (
        <UnreadList hasFailed={hasFailed} isNotOffered={isNotOffered} onRetry={retry} />
      ) : (
        <>
          <AccountChoice
            accounts={usable}
            chosen={account}
            onChoose={choose}
            isMissing={fault === "accountRequired" && account === undefined}
          />
          {accounts.map((one) => (isWithdrawable(one, now) ? null : <WithdrawableFrom key={one.bankId} of={one} />))}
        </>
      )}
      <ColumnDock atEnd>
        <Button tone="gold" block type="submit" blocked={accounts === undefined || fault !== undefined}>
          <Trans>Review withdrawal</Trans>
        </Button>
      </ColumnDock>
    </form>
  )
}

type AmountProps = {
  readonly text: string
  readonly typed: string
  readonly onChoose: (amount: string) => void
}

const Amount = ({ text, typed, onChoose }: AmountProps) => (
  <button type="button" className="num" aria-pressed={typed === text} onClick={() => onChoose(text)}>
    {text}
  </button>
)
