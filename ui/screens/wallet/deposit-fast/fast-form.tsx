import type { DepositOffer } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { parts } from "../../../app/parts.ts"
import { usePart, useResource } from "../../../app/use-visit.ts"
import { ColumnDock } from "../../../parts/chrome/column.tsx"
import { Button } from "../../../parts/controls/button.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import { AccountNeeded, lacksAccount } from "../bank/account-needed.tsx"
import { AmountEntry } from "../deposit/amount-entry.tsx"
import styles from "../deposit/deposit.module.css"
import { useFormFaults } from "../deposit/form-faults.ts"
import { LazyLimitLeft, LazyTurnoverNote } from "../deposit/lazy-form-parts.tsx"
import { OpeningFailure } from "../deposit/opening-failure.tsx"
import { useTicketPage } from "../deposit/ticket-page.ts"
import { useNewDeposit } from "../deposit/use-deposits.ts"
import { FromAccount } from "./from-account.tsx"

/** Asks for an amount that the operator finds by its satang. */
export const FastForm = ({ offer }: { readonly offer: DepositOffer }) => {
  const deposit = useNewDeposit(offer, useTicketPage())
  const isBusy = useSelector(deposit, (state) => state.matches("opening") || state.matches("recalling"))
  const [amount, setAmount] = useState("")
  const [chosenId, choose] = useState<string>()
  const known = useResource(usePart(parts.ownMoney).ownAccounts).known
  const accounts = known?.filter(({ isChecked }) => isChecked) ?? []
  const from = accounts.find(({ bankId }) => bankId === chosenId) ?? accounts[0]
  const fromBankId = accounts.length > 1 ? from?.bankId : undefined
  const form = { method: "fast", amount, fromBankId } as const
  const faults = useFormFaults(deposit, offer, form)
  if (lacksAccount(known)) return <AccountNeeded accounts={known} />
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        deposit.send({ type: "form.submitted", form })
      }}
    >
      <fieldset className={styles.form} disabled={isBusy}>
        <legend className="vh">
          <Trans>Amount</Trans>
        </legend>
        <FromAccount accounts={accounts} chosen={from} onChoose={choose} />
        <AmountEntry value={amount} onChange={setAmount} terms={offer.terms} fault={faults?.amount} />
      </fieldset>
      <Notice>
        <Trans>
          You get an amount with its own satang, e.g. <b className="num">500.37</b>. Transfer exactly that and it's
          credited automatically.
        </Trans>
      </Notice>
      <LazyTurnoverNote />
      <LazyLimitLeft />
      <OpeningFailure deposit={deposit} />
      <ColumnDock>
        <Button tone="gold" block type="submit" sending={isBusy}>
          <Trans>Get exact amount</Trans>
        </Button>
      </ColumnDock>
    </form>
  )
}
