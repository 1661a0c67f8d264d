import type { DepositOffer } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { useState } from "react"
import { parts } from "../../../app/parts.ts"
import { usePart, useResource } from "../../../app/use-visit.ts"
import { Notice } from "../../../parts/notices/notice.tsx"
import { AccountNeeded, lacksAccount } from "../bank/account-needed.tsx"
import { AmountEntry } from "../deposit/form/amount-entry.tsx"
import { DepositFormShell, useDepositForm } from "../deposit/form/deposit-form.tsx"
import { FromAccount } from "./from-account.tsx"

/** Asks for an amount that the operator finds by its satang. */
export const FastForm = ({ offer }: { readonly offer: DepositOffer }) => {
  const [amount, setAmount] = useState("")
  const [chosenId, choose] = useState<string>()
  const known = useResource(usePart(parts.ownMoney).ownAccounts).data
  const accounts = known?.filter(({ isChecked }) => isChecked) ?? []
  const from = accounts.find(({ bankId }) => bankId === chosenId) ?? accounts[0]
  const fromBankId = accounts.length > 1 ? from?.bankId : undefined
  const filled = useDepositForm(offer, { method: "fast", amount, fromBankId })
  if (lacksAccount(known)) return <AccountNeeded accounts={known} />
  return (
    <DepositFormShell
      of={filled}
      legend={<Trans>Amount</Trans>}
      submit={<Trans>Get exact amount</Trans>}
      note={
        <Notice>
          <Trans>
            You get an amount with its own satang, e.g. <b className="num">500.37</b>. Transfer exactly that and it's
            credited automatically.
          </Trans>
        </Notice>
      }
    >
      <FromAccount accounts={accounts} chosen={from} onChoose={choose} />
      <AmountEntry value={amount} onChange={setAmount} terms={offer.terms} fault={filled.faults?.amount} />
    </DepositFormShell>
  )
}
