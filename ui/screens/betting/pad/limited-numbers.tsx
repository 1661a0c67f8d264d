import { Trans } from "@lingui/react/macro"
import { Plate } from "../../../parts/plates/plate.tsx"
import { Moon } from "../../../parts/sky/moon.tsx"
import { useBetTypeName } from "../../../words/bet-type-name.ts"
import { rateText } from "../../../words/rate-text.ts"
import { useBetting } from "../bet-page-context.ts"
import styles from "./limited-numbers.module.css"

/** Numbers that pay less than usual now, or are closed. */
export const LimitedNumbers = ({ most }: { readonly most: number }) => {
  const name = useBetTypeName()
  const rates = useBetting(({ terms }) => terms.rateNow)
  const usual = useBetting(({ terms }) => terms.defaultRate)
  if (rates.length === 0) return null
  return (
    <section className={styles.limited}>
      <header>
        <Moon share={0.5} size={16} />
        <h2>
          <Trans>Limited numbers of this round</Trans>
        </h2>
      </header>
      <ul>
        {rates.slice(0, most).map(({ option, number, multiply }) => (
          <li key={`${option} ${number}`}>
            <Plate number={number} />
            <span className="cap">{name(option)}</span>
            <span className="num">
              {multiply === 0 ? <Trans>Closed</Trans> : rateText(multiply)} <s>{rateText(usual[option] ?? 0)}</s>
            </span>
          </li>
        ))}
      </ul>
      {rates.length > most ? <p className="cap">+{rates.length - most}</p> : null}
    </section>
  )
}
