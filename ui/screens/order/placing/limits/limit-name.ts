import type { PlayLimitKind } from "@fakham/core/limits"
import { useLingui } from "@lingui/react/macro"

/** What a limit holds, and over which time it is counted. */
export const useLimitName = ({ measure, span }: PlayLimitKind): string => {
  const { t } = useLingui()
  if (measure === "loss") return { day: t`Daily loss`, week: t`Weekly loss`, month: t`Monthly loss` }[span]
  return { day: t`Daily deposits`, week: t`Weekly deposits`, month: t`Monthly deposits` }[span]
}
