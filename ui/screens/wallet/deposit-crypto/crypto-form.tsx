import type { Network } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { useState } from "react"
import { AmountEntry } from "../deposit/form/amount-entry.tsx"
import { DepositFormShell, useDepositForm } from "../deposit/form/deposit-form.tsx"
import { methodPart } from "../method-part.tsx"
import type { CryptoOffer } from "./crypto-fields.tsx"

const CryptoFields = methodPart((parts) => parts.CryptoFields)

/** How much, and on which network: said twice, as what goes over another one is lost. */
export const CryptoForm = ({ offer }: { readonly offer: CryptoOffer }) => {
  const [amount, setAmount] = useState("")
  const [network, setNetwork] = useState<Network>()
  const [networkAgain, setNetworkAgain] = useState<Network>()
  const filled = useDepositForm(offer, { method: "crypto", amount, network, networkAgain })
  return (
    <DepositFormShell of={filled} submit={<Trans>Get the address</Trans>}>
      <AmountEntry value={amount} onChange={setAmount} terms={offer.terms} fault={filled.faults?.amount} />
      <CryptoFields
        offer={offer}
        amount={amount}
        network={network}
        networkAgain={networkAgain}
        fault={filled.faults?.network}
        onNetwork={setNetwork}
        onNetworkAgain={setNetworkAgain}
      />
    </DepositFormShell>
  )
}
