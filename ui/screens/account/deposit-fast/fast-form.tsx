import type { DepositOffer } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { useNewDeposit } from "../../../composition/use-deposits.ts"
import { bank } from "../../../parts/controls/account-icons.ts"
import { Button, buttonClass } from "../../../parts/controls/button.tsx"
import { Icon } from "../../../parts/controls/icon.tsx"
import { ColumnDock } from "../../../parts/frame/column.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import { AmountEntry } from "../deposit/amount-entry.tsx"
import styles from "../deposit/deposit.module.css"
import { LimitLeft } from "../deposit/limit-left.tsx"
import { OpeningFailure } from "../deposit/opening-failure.tsx"
import { OwnAccount } from "../deposit/payee-panel.tsx"
import { useTicketPage } from "../deposit/ticket-page.ts"

/** Asks for an amount that the operator finds by its satang. */
export const FastForm = ({ offer }: { readonly offer: DepositOffer }) => {
  const deposit = useNewDeposit(offer, useTicketPage())
  const faults = useSelector(deposit, ({ context }) => context.faults)
  const isBusy = useSelector(deposit, (state) => state.matches("opening") || state.matches("recalling"))
  const [amount, setAmount] = useState("")
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        deposit.send({ type: "form.submitted", form: { method: "fast", amount } })
      }}
    >
      <div className={styles.from}>
        <Icon of={bank} size="s" />
        <span>
          <span className="cap">
            <Trans>From your account</Trans>
          </span>
          <b>
            <OwnAccount />
          </b>
        </span>
        <Link to="/bank/status" className={buttonClass({ tone: "quiet", small: true })}>
          <Trans>Change</Trans>
        </Link>
      </div>
      <fieldset className={styles.form} disabled={isBusy}>
        <legend className="vh">
          <Trans>Amount</Trans>
        </legend>
        <AmountEntry value={amount} onChange={setAmount} terms={offer.terms} fault={faults?.amount} />
      </fieldset>
      <Notice>
        <Trans>
          You are given an amount with satang of its own, such as <b className="num">500.37</b>; it can be up to 0.99
          baht less than you ask for. Transfer exactly that, and it comes in by itself.
        </Trans>
      </Notice>
      <LimitLeft />
      <OpeningFailure deposit={deposit} />
      <ColumnDock>
        <Button tone="gold" block type="submit" sending={isBusy}>
          <Trans>Get the amount to transfer</Trans>
        </Button>
      </ColumnDock>
    </form>
  )
}
