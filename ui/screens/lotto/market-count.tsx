import { countsAt } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import type { RoundsOnShow } from "./lotto-rounds.ts"

/** How many of a day's markets take bets. */
export const MarketCount = ({ rounds, seenAt }: Pick<RoundsOnShow, "rounds" | "seenAt">) => {
  const { open } = countsAt(rounds, seenAt)
  const all = rounds.length
  return (
    <Trans>
      {open} of {all} markets open
    </Trans>
  )
}
