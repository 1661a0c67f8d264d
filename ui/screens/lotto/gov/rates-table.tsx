import type { BetRound } from "@fakham/core/betting"
import { shortMoneyText } from "@fakham/core/money"
import { offered } from "@fakham/core/poy"
import { Trans, useLingui } from "@lingui/react/macro"
import { useMachines } from "../../../app/use-machines.ts"
import { useResource } from "../../../app/use-visit.ts"
import { UnreadList } from "../../../parts/notices/unread-list.tsx"
import { useBetTypeName } from "../../../words/bet-type-name.ts"
import { rateText } from "../../../words/rate-text.ts"
import styles from "./rates-table.module.css"

/** What each option of a round pays, and the least and the most that may be staked on one number. */
export const RatesTable = ({ round: { betId, betGroup, betType } }: { readonly round: BetRound }) => {
  const { t } = useLingui()
  const name = useBetTypeName()
  const { data, hasFailed, retry } = useResource(useMachines().terms({ betId, betGroup, betType }))
  if (data === undefined) return <UnreadList hasFailed={hasFailed} onRetry={retry} />
  const { defaultRate, betMin, betMax } = data
  const { three, two, run } = offered(defaultRate)
  return (
    <table className={styles.rates} aria-label={t`Payout rates`}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Bet type</Trans>
          </th>
          <th scope="col">
            <Trans>Pays</Trans>
          </th>
          <th scope="col">
            <Trans>Least – most</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {[...three, ...two, ...run].map((option) => (
          <tr key={option}>
            <th scope="row">{name(option)}</th>
            <td>{rateText(defaultRate[option] ?? 0)}</td>
            <td className={styles.stakes}>
              {[betMin[option], betMax[option]]
                .map((amount) => (amount === undefined ? "" : shortMoneyText(amount)))
                .join(" – ")}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
