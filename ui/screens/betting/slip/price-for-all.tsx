import { type Satang, satang, typedAmount } from "@fakham/core/money"
import { priceChips, type Slip } from "@fakham/core/poy"
import { Trans, useLingui } from "@lingui/react/macro"
import { Result } from "effect"
import { type ReactNode, useState } from "react"
import { useBetPage, useBetting } from "../bet-page-context.ts"
import styles from "./price-for-all.module.css"
import type { SlipFaults } from "./slip-faults.ts"

type PriceForAllProps = { readonly faults: SlipFaults; readonly children?: ReactNode }

/** The price of all lines, where they have one. */
const sharedPrice = ({ entries, prices }: Slip): number | undefined => {
  const first = entries[0]
  const price = first && prices[first.ref]
  return entries.every(({ ref }) => prices[ref] === price) ? price : undefined
}

/** One price for every line, from the chips or typed, within the limits of each. */
export const PriceForAll = ({ faults, children }: PriceForAllProps) => {
  const { t } = useLingui()
  const { betting } = useBetPage()
  const [typed, setTyped] = useState("")
  const shared = useBetting(({ slip }) => sharedPrice(slip))
  const isNoPrice = typed !== "" && Result.isFailure(typedAmount(typed))
  const price = (amount: Satang) => {
    faults.clear()
    betting.send({ type: "all.priced", price: amount })
  }
  const type = (text: string) => {
    setTyped(text)
    const amount = typedAmount(text)
    if (Result.isSuccess(amount) && amount.success > 0) price(amount.success)
  }
  return (
    <fieldset className={styles.prices} aria-label={t`Same stake for every bet`}>
      <div className={styles.typed}>
        <label>
          <span className="cap">
            <Trans>All bets</Trans>
          </span>
          <input
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            aria-label={t`Stake per bet`}
            aria-invalid={isNoPrice || undefined}
            value={typed}
            placeholder={shared === undefined ? undefined : String(shared / 100)}
            onChange={({ target }) => type(target.value)}
            onBlur={() => isNoPrice && setTyped("")}
          />
          <span className="cap" aria-hidden="true">
            <Trans>baht</Trans>
          </span>
        </label>
        {children}
      </div>
      {priceChips.map((chip) => (
        <button
          key={chip}
          type="button"
          aria-pressed={chip === shared}
          onClick={() => {
            setTyped("")
            price(satang(chip))
          }}
        >
          {chip / 100}
        </button>
      ))}
    </fieldset>
  )
}
