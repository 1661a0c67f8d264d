import type { Network } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { ColumnDock } from "../../../parts/chrome/column.tsx"
import { Button } from "../../../parts/controls/button.tsx"
import { AmountEntry } from "../deposit/amount-entry.tsx"
import { useFormFaults } from "../deposit/form-faults.ts"
import { LazyLimitLeft, LazyTurnoverNote } from "../deposit/lazy-form-parts.tsx"
import { OpeningFailure } from "../deposit/opening-failure.tsx"
import { useTicketPage } from "../deposit/ticket-page.ts"
import { useNewDeposit } from "../deposit/use-deposits.ts"
import { methodPart } from "../method-part.tsx"
import type { CryptoOffer } from "./crypto-fields.tsx"
import styles from "./deposit-crypto.module.css"

const CryptoFields = methodPart((parts) => parts.CryptoFields)

/** How much, and on which network: said twice, as what goes over another one is lost. */
export const CryptoForm = ({ offer }: { readonly offer: CryptoOffer }) => {
  const deposit = useNewDeposit(offer, useTicketPage())
  const isBusy = useSelector(deposit, (state) => state.matches("opening") || state.matches("recalling"))
  const [amount, setAmount] = useState("")
  const [network, setNetwork] = useState<Network>()
  const [networkAgain, setNetworkAgain] = useState<Network>()
  const form = { method: "crypto", amount, network, networkAgain } as const
  const faults = useFormFaults(deposit, offer, form)
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
          <Trans>The deposit</Trans>
        </legend>
        <AmountEntry value={amount} onChange={setAmount} terms={offer.terms} fault={faults?.amount} />
        <CryptoFields
          offer={offer}
          amount={amount}
          network={network}
          networkAgain={networkAgain}
          fault={faults?.network}
          onNetwork={setNetwork}
          onNetworkAgain={setNetworkAgain}
        />
      </fieldset>
      <LazyTurnoverNote />
      <LazyLimitLeft />
      <OpeningFailure deposit={deposit} />
      <ColumnDock>
        <Button tone="gold" block type="submit" sending={isBusy}>
          <Trans>Get the address</Trans>
        </Button>
      </ColumnDock>
    </form>
  )
}
