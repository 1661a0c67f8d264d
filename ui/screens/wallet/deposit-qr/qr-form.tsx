import type { DepositOffer } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { parts } from "../../../app/parts.ts"
import { usePart, useResource } from "../../../app/use-visit.ts"
import { ColumnDock, columnForm } from "../../../parts/chrome/column.tsx"
import { Button } from "../../../parts/controls/button.tsx"
import { AccountNeeded, lacksAccount } from "../bank/account-needed.tsx"
import { AmountEntry } from "../deposit/amount-entry.tsx"
import { useFormFaults } from "../deposit/form-faults.ts"
import { LazyLimitLeft, LazyTurnoverNote } from "../deposit/lazy-form-parts.tsx"
import { OpeningFailure } from "../deposit/opening-failure.tsx"
import { useTicketPage } from "../deposit/ticket-page.ts"
import { useNewDeposit } from "../deposit/use-deposits.ts"

/** Asks for a PromptPay code of one amount. */
export const QrForm = ({ offer }: { readonly offer: DepositOffer }) => {
  const deposit = useNewDeposit(offer, useTicketPage())
  const isBusy = useSelector(deposit, (state) => state.matches("opening") || state.matches("recalling"))
  const [amount, setAmount] = useState("")
  const accounts = useResource(usePart(parts.ownMoney).ownAccounts).known
  const form = { method: "qrcode", amount } as const
  const faults = useFormFaults(deposit, offer, form)
  if (lacksAccount(accounts)) return <AccountNeeded accounts={accounts} />
  return (
    <form
      noValidate
      className={columnForm}
      onSubmit={(event) => {
        event.preventDefault()
        deposit.send({ type: "form.submitted", form })
      }}
    >
      <fieldset className={columnForm} disabled={isBusy}>
        <legend className="vh">
          <Trans>The deposit</Trans>
        </legend>
        <AmountEntry value={amount} onChange={setAmount} terms={offer.terms} fault={faults?.amount} />
      </fieldset>
      <LazyTurnoverNote />
      <LazyLimitLeft />
      <OpeningFailure deposit={deposit} />
      <ColumnDock>
        <Button tone="gold" block type="submit" sending={isBusy}>
          <Trans>Create QR code</Trans>
        </Button>
      </ColumnDock>
    </form>
  )
}
