import type { PlayLimitKind } from "@fakham/core/limits"
import { useLingui } from "@lingui/react/macro"

/** A limit as it is called where nothing around says what it holds. */
export const useLimitTitle = ({ measure, span }: PlayLimitKind): string => {
  const { t } = useLingui()
  return measure === "loss"
    ? { day: t`Loss a day`, week: t`Loss a week`, month: t`Loss a month` }[span]
    : { day: t`Deposits a day`, week: t`Deposits a week`, month: t`Deposits a month` }[span]
}
