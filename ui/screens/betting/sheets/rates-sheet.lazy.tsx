import { chanceInAMillion, expectedReturn, offered } from "@fakham/core/poy"
import { Trans, useLingui } from "@lingui/react/macro"
import { Sheet } from "../../../parts/sheets/sheet.tsx"
import { useBetTypeName } from "../../../words/bet-type-name.ts"
import { rateText } from "../../../words/rate-text.ts"
import { RatePolicyChoice } from "../../order/placing/rate-policy-choice.tsx"
import { RulesText } from "../../order/placing/rules-text.tsx"
import { SecondPriceChoice } from "../../order/placing/second-price-choice.tsx"
import { useBetting } from "../bet-page-context.ts"
import { LimitedNumbers } from "../pad/limited-numbers.tsx"
import styles from "./rates-sheet.module.css"

/** What this round pays: limited numbers, what comes back on average, and the rules. */
export const RatesSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLingui()
  return (
    <Sheet title={t`Rates and rules`} onClose={onClose}>
      <LimitedNumbers most={200} />
      <Returns />
      <WhenRatesChange />
      <section className={styles.part}>
        <h3>
          <Trans>What 45=20x20 means in a pasted slip</Trans>
        </h3>
        <SecondPriceChoice />
      </section>
      <section className={styles.part}>
        <h3>
          <Trans>Rules</Trans>
        </h3>
        <RulesText />
      </section>
    </Sheet>
  )
}

/** What is rarely told: how often a bet type wins, and how much of the stakes comes back on average. */
const Returns = () => {
  const name = useBetTypeName()
  const rates = useBetting(({ terms }) => terms.defaultRate)
  const { three, two, run } = offered(rates)
  return (
    <section className={styles.part}>
      <h3>
        <Trans>Average return</Trans>
      </h3>
      <table className={styles.returns}>
        <thead>
          <tr className="cap">
            <th scope="col">
              <Trans>Bet type</Trans>
            </th>
            <th scope="col">
              <Trans>Rate</Trans>
            </th>
            <th scope="col">
              <Trans>Chance</Trans>
            </th>
            <th scope="col">
              <Trans>Avg. return</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {[...three, ...two, ...run].map((option) => {
            const rate = rates[option] ?? 0
            const oneIn = Math.round(10_000_000 / chanceInAMillion(option)) / 10
            return (
              <tr key={option}>
                <th scope="row">{name(option)}</th>
                <td className="num">{rateText(rate)}</td>
                <td className="num">1 : {oneIn.toLocaleString("en")}</td>
                <td className="num">{(expectedReturn(option, rate) * 100).toFixed(1)} %</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="cap">
        <Trans>Of every 100 baht staked, so many come back over a very long time. Each draw is independent.</Trans>
      </p>
    </section>
  )
}

const WhenRatesChange = () => (
  <section className={styles.part}>
    <h3>
      <Trans>If rates change while placing</Trans>
    </h3>
    <RatePolicyChoice />
  </section>
)
