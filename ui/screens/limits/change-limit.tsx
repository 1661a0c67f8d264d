import type { UsedLimit } from "@fakham/core/limits"
import { shortMoneyText } from "@fakham/core/money"
import { Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { Button } from "../../parts/controls/button.tsx"
import { Field } from "../../parts/fields/field.tsx"
import { Sheet } from "../../parts/sheets/sheet.tsx"
import { useLimitTitle } from "./limit-title.ts"
import styles from "./limits.module.css"
import type { LimitsActor } from "./limits-actor.ts"

type ChangeLimitProps = { readonly of: UsedLimit; readonly actor: LimitsActor; readonly onClose: () => void }

/** Another limit, or none. */
export const ChangeLimit = ({ of: { kind, limit }, actor, onClose }: ChangeLimitProps) => {
  const { t } = useLingui()
  const title = useLimitTitle(kind)
  const [amount, setAmount] = useState(limit.most === undefined ? "" : shortMoneyText(limit.most))
  const fault = useSelector(actor, ({ context }) => context.fault)
  const submit = (wanted: string | undefined) => {
    actor.send({ type: "limit.submitted", kind, amount: wanted })
    if (actor.getSnapshot().context.fault === undefined) onClose()
  }
  return (
    <Sheet
      kind="auto"
      title={title}
      caption={<Trans>A lower limit applies at once. A higher one applies after 24 hours, once you confirm it.</Trans>}
      onClose={onClose}
    >
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          submit(amount)
        }}
      >
        <Field
          numeric
          label={t`Maximum, in baht`}
          name="most"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
          error={
            fault === undefined ? undefined : fault === "required" ? (
              <Trans>Enter an amount.</Trans>
            ) : (
              <Trans>Enter a valid amount.</Trans>
            )
          }
        />
        <Button tone="gold" block type="submit">
          <Trans>Set this limit</Trans>
        </Button>
        {limit.most === undefined ? null : (
          <Button tone="quiet" block onClick={() => submit(undefined)}>
            <Trans>Request no limit</Trans>
          </Button>
        )}
      </form>
    </Sheet>
  )
}
