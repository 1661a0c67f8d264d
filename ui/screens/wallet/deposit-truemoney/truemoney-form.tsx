import type { DepositOffer } from "@fakham/core/wallet"
import { Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { ColumnDock } from "../../../parts/chrome/column.tsx"
import { Button } from "../../../parts/controls/button.tsx"
import { Field } from "../../../parts/controls/field.tsx"
import { PhoneFaultText } from "../../page/layout/phone-fault.tsx"
import { useOwnPlayer } from "../../page/use-player.ts"
import { AmountEntry } from "../deposit/amount-entry.tsx"
import { useFormFaults } from "../deposit/form-faults.ts"
import { LazyLimitLeft, LazyTurnoverNote } from "../deposit/lazy-form-parts.tsx"
import { OpeningFailure } from "../deposit/opening-failure.tsx"
import { useTicketPage } from "../deposit/ticket-page.ts"
import { useNewDeposit } from "../deposit/use-deposits.ts"
import styles from "./deposit-truemoney.module.css"

/** How much, and from which wallet: the player's own phone number, until another one is typed. */
export const TrueMoneyForm = ({ offer }: { readonly offer: DepositOffer }) => {
  const deposit = useNewDeposit(offer, useTicketPage())
  const { t } = useLingui()
  const { player } = useOwnPlayer()
  const isBusy = useSelector(deposit, (state) => state.matches("opening") || state.matches("recalling"))
  const [amount, setAmount] = useState("")
  const [typed, setTyped] = useState<string>()
  const walletNumber = typed ?? player?.phoneNumber ?? ""
  const form = { method: "truemoney", amount, walletNumber } as const
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
      </fieldset>
      <LazyTurnoverNote />
      <LazyLimitLeft />
      <OpeningFailure deposit={deposit} />
      <ColumnDock>
        <Button tone="gold" block type="submit" sending={isBusy}>
          <Trans>Next</Trans>
        </Button>
      </ColumnDock>
    </form>
  )
}
