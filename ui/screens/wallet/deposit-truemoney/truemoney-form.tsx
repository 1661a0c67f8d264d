import type { DepositOffer } from "@fakham/core/wallet"
import { Trans, useLingui } from "@lingui/react/macro"
import { useState } from "react"
import { Field } from "../../../parts/fields/field.tsx"
import { PhoneFaultText } from "../../page/layout/phone-fault.tsx"
import { useOwnPlayer } from "../../page/use-player.ts"
import { AmountEntry } from "../deposit/form/amount-entry.tsx"
import { DepositFormShell, useDepositForm } from "../deposit/form/deposit-form.tsx"

/** How much, and from which wallet: the player's own phone number, until another one is typed. */
export const TrueMoneyForm = ({ offer }: { readonly offer: DepositOffer }) => {
  const { t } = useLingui()
  const { player } = useOwnPlayer()
  const [amount, setAmount] = useState("")
  const [typed, setTyped] = useState<string>()
  const walletNumber = typed ?? player?.phoneNumber ?? ""
  const filled = useDepositForm(offer, { method: "truemoney", amount, walletNumber })
  const { faults } = filled
  return (
    <DepositFormShell of={filled} submit={<Trans>Next</Trans>}>
      <AmountEntry value={amount} onChange={setAmount} terms={offer.terms} fault={faults?.amount} />
      <Field
        numeric
        label={t`The wallet number you transfer from`}
        name="walletNumber"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        value={walletNumber}
        onChange={({ target }) => setTyped(target.value)}
        error={faults?.walletNumber && <PhoneFaultText fault={faults.walletNumber} />}
        hint={<Trans>Only what comes from this number is found.</Trans>}
      />
    </DepositFormShell>
  )
}
