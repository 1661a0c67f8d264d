import { shortMoneyText } from "@fakham/core/money"
import { type AffiliateSummary, affiliateTerms } from "@fakham/core/wallet"
import { Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { Button } from "../../../parts/controls/button.tsx"
import { Field } from "../../../parts/fields/field.tsx"
import { statementIcon } from "../../../parts/icons/player-icons.ts"
import { Money } from "../../../parts/money/money.tsx"
import { Sheet } from "../../../parts/sheets/sheet.tsx"
import styles from "./affiliate.module.css"
import type { MoveActor } from "./move-actor.ts"
import { MoveFaultText } from "./move-texts.tsx"

type ToMoveProps = { readonly move: MoveActor; readonly summary: AffiliateSummary }

/** What can be moved to the wallet, and how much of it shall be. */
export const ToMove = ({ move, summary: { afCash } }: ToMoveProps) => {
  const [isOpen, setOpen] = useState(false)
  const isEntering = useSelector(move, (state) => state.matches("enteringAmount"))
  const isEnough = afCash >= affiliateTerms.leastMove
  const least = shortMoneyText(affiliateTerms.leastMove)
  return (
    <section>
      <span className={styles.label}>
        <Trans>Income that can be moved</Trans>
      </span>
      <Money satang={afCash} size="xl" />
      <div className={styles.act}>
        <Button tone="gold" block icon={statementIcon} blocked={!isEntering || !isEnough} onClick={() => setOpen(true)}>
          <Trans>Transfer to wallet</Trans>
        </Button>
      </div>
      {isEnough ? null : (
        <p className="cap">
          <Trans>From {least} baht</Trans>
        </p>
      )}
      {isOpen ? <AmountSheet move={move} all={shortMoneyText(afCash)} onClose={() => setOpen(false)} /> : null}
    </section>
  )
}

type AmountSheetProps = { readonly move: MoveActor; readonly all: string; readonly onClose: () => void }

const AmountSheet = ({ move, all, onClose }: AmountSheetProps) => {
  const { t } = useLingui()
  const [amount, setAmount] = useState(all)
  const fault = useSelector(move, ({ context }) => context.fault)
  return (
    <Sheet kind="auto" title={t`Transfer to wallet`} onClose={onClose}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          move.send({ type: "amount.submitted", amount })
          if (move.getSnapshot().matches("reviewing")) onClose()
        }}
      >
        <Field
          numeric
          label={t`Amount in baht`}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
          error={fault && <MoveFaultText fault={fault} />}
          hint={<Trans>Up to {all}</Trans>}
        />
        <Button tone="gold" block type="submit">
          <Trans>Next</Trans>
        </Button>
      </form>
    </Sheet>
  )
}
