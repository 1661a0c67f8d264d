import {
  type AccountNumberFault,
  accountNumber,
  accountNumberDigits,
  type Bank,
  hasUsualLength,
  shownAccountNumber,
} from "@fakham/core/wallet"
import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { Result } from "effect"
import { useState } from "react"
import { useApp } from "../../../app/app.ts"
import { ColumnDock, columnForm } from "../../../parts/chrome/column.tsx"
import { classNames } from "../../../parts/class-names.ts"
import { Button } from "../../../parts/controls/button.tsx"
import { Field } from "../../../parts/fields/field.tsx"
import { Icon, userIcon } from "../../../parts/icons/icon.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import type { BankAdditionActor } from "./addition-actor.ts"
import { AdditionOpen } from "./addition-open.tsx"
import styles from "./bank.module.css"
import { BankChoice } from "./bank-choice.tsx"

/** The account as it is typed; it stays filled in while it is on its way and when it is refused. */
export const AccountForm = ({ addition }: { readonly addition: BankAdditionActor }) => {
  const { t } = useLingui()
  const { offered, faults, refusal } = useSelector(addition, ({ context }) => context)
  const isAdding = useSelector(addition, (state) => state.matches("adding"))
  const [bankCode, setBankCode] = useState("")
  const [typed, setTyped] = useState("")
  const bank = offered.find((one) => one.bankCode === bankCode)
  const digits = accountNumber(typed)
  const holds = offered.map(({ withdrawableAfter = 0 }) => withdrawableAfter)
  const hours = Math.ceil((bank?.withdrawableAfter ?? Math.max(0, ...holds)) / 3_600_000)
  const numberFault = Result.isFailure(digits) ? digits.failure : undefined
  return (
    <form
      noValidate
      className={classNames(columnForm, styles.beside)}
      onSubmit={(event) => {
        event.preventDefault()
        addition.send({ type: "account.submitted", bankCode, accountNumber: typed })
      }}
    >
      <fieldset className={columnForm} disabled={isAdding}>
        <legend className="vh">
          <Trans>The account</Trans>
        </legend>
        <BankChoice
          offered={offered}
          chosen={bankCode}
          onChoose={setBankCode}
          error={faults.bankCode === undefined || bank !== undefined ? undefined : <Trans>Choose a bank.</Trans>}
        />
        <Field
          numeric
          label={t`Account number`}
          name="accountNumber"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => Result.isSuccess(digits) && setTyped(shownAccountNumber(digits.success))}
          error={faults.accountNumber && numberFault && <AccountNumberFaultText fault={numberFault} />}
          hint={<LengthHint bank={bank} digits={Result.getOrUndefined(digits)} />}
        />
      </fieldset>
      <Holder />
      <Notice>
        <Trans>This account is used for deposits and withdrawals. Changing it later requires documents.</Trans>{" "}
        {hours === 0 ? null : (
          <Plural
            value={hours}
            one="For your safety, you can withdraw to it # hour after adding it."
            other="For your safety, you can withdraw to it # hours after adding it."
          />
        )}
      </Notice>
      {refusal === undefined ? null : (
        <div role="alert">
          <Notice tone="bad">
            {refusal.said ?? <Trans>Oops! Something went wrong. Please try again later.</Trans>}
          </Notice>
        </div>
      )}
      <AdditionOpen addition={addition} />
      <ColumnDock atEnd>
        <Button tone="gold" block type="submit" sending={isAdding}>
          <Trans>Save the account</Trans>
        </Button>
      </ColumnDock>
    </form>
  )
}

/** The name that the operator compares the account with. */
const Holder = () => {
  const player = useSelector(useApp().session, ({ children }) => children.player)
  const name = useSelector(player, (state) => state?.context.player?.name)
  if (name === undefined || name === "") return null
  return (
    <div className={styles.holder}>
      <Icon of={userIcon} size="s" />
      <span className="grow">
        <span className="cap">
          <Trans>The account must be in your registered name</Trans>
        </span>
        <b>{name}</b>
      </span>
    </div>
  )
}

type LengthHintProps = { readonly bank: Bank | undefined; readonly digits: string | undefined }

const LengthHint = ({ bank, digits }: LengthHintProps) => {
  const { fewest, most } = accountNumberDigits
  if (bank === undefined)
    return (
      <Trans>
        {fewest}–{most} digits
      </Trans>
    )
  const { abbreviation, usualDigits } = bank
  const length = digits?.length
  return digits === undefined || hasUsualLength(bank, digits) ? (
    <Trans>
      {abbreviation} numbers have {usualDigits} digits
    </Trans>
  ) : (
    <Trans>
      {abbreviation} numbers usually have {usualDigits} digits. This one has {length}. Please check.
    </Trans>
  )
}

const AccountNumberFaultText = ({ fault }: { readonly fault: AccountNumberFault }) => {
  const { fewest, most } = accountNumberDigits
  switch (fault) {
    case "required":
      return <Trans>Enter the account number.</Trans>
    case "notDigits":
      return <Trans>Digits only. Spaces and hyphens are fine.</Trans>
    case "wrongLength":
      return (
        <Trans>
          Account numbers have {fewest}–{most} digits.
        </Trans>
      )
  }
}
