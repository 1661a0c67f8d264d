import type { DepositOffer } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { useState } from "react"
import { parts } from "../../../app/parts.ts"
import { usePart, useResource } from "../../../app/use-visit.ts"
import { AccountNeeded, lacksAccount } from "../bank/account-needed.tsx"
import { AmountEntry } from "../deposit/form/amount-entry.tsx"
import { DepositFormShell, useDepositForm } from "../deposit/form/deposit-form.tsx"

/** Asks for a PromptPay code of one amount. */
export const QrForm = ({ offer }: { readonly offer: DepositOffer }) => {
  const [amount, setAmount] = useState("")
  const accounts = useResource(usePart(parts.ownMoney).ownAccounts).data
  const filled = useDepositForm(offer, { method: "qrcode", amount })
  if (lacksAccount(accounts)) return <AccountNeeded accounts={accounts} />
  return (
    <DepositFormShell of={filled} submit={<Trans>Create QR code</Trans>}>
      <AmountEntry value={amount} onChange={setAmount} terms={offer.terms} fault={filled.faults?.amount} />
    </DepositFormShell>
  )
}
