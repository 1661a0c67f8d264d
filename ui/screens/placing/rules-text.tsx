import { Trans } from "@lingui/react/macro"
import styles from "./rules-text.module.css"

/** Players accept the rules once; another edition is shown anew. */
export const rulesEdition = "1"

export const RulesText = () => (
  <ul className={styles.rules}>
    <li>
      <Trans>Bets are taken until the round closes, by the clock of the house.</Trans>
    </li>
    <li>
      <Trans>The rates on your receipt count, whatever they are later.</Trans>
    </li>
    <li>
      <Trans>Limited numbers pay less. Closed numbers are not taken, and no money is taken for them.</Trans>
    </li>
    <li>
      <Trans>A round that is cancelled returns every stake on it.</Trans>
    </li>
    <li>
      <Trans>For people aged 20 and over. Stake only what you can afford to lose.</Trans>
    </li>
  </ul>
)
