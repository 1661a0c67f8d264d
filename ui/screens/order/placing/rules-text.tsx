import { Trans } from "@lingui/react/macro"
import styles from "./rules-text.module.css"

export const RulesText = () => (
  <ul className={styles.rules}>
    <li>
      <Trans>Bets are taken until the round closes, by the clock of the house.</Trans>
    </li>
    <li>
      <Trans>You're paid at the rates on your receipt, even if they change later.</Trans>
    </li>
    <li>
      <Trans>Limited numbers pay less. Closed numbers aren't accepted or charged.</Trans>
    </li>
    <li>
      <Trans>If a round is void, all stakes are refunded.</Trans>
    </li>
    <li>
      <Trans>20+ only. Stake only what you can afford to lose.</Trans>
    </li>
  </ul>
)
