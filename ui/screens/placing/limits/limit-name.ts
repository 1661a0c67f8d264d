import type { PlayLimitKind } from "@fakham/core/limits"
import { useLingui } from "@lingui/react/macro"

/** What a limit holds, and over which time it is counted. */
export const useLimitName = ({ measure, span }: PlayLimitKind): string => {
  const { t } = useLingui()
  if (measure === "loss") return { day: t`Loss a day`, week: t`Loss a week`, month: t`Loss a month` }[span]
  return { day: t`Deposits a day`, week: t`Deposits a week`, month: t`Deposits a month` }[span]
}
