import type { PlayLimitKind } from "@fakham/core/limits"
import { useLingui } from "@lingui/react/macro"

/** A limit as it is called where nothing around says what it holds. */
export const useLimitTitle = ({ measure, span }: PlayLimitKind): string => {
  const { t } = useLingui()
  return measure === "loss"
    ? { day: t`Daily loss`, week: t`Weekly loss`, month: t`Monthly loss` }[span]
    : { day: t`Daily deposits`, week: t`Weekly deposits`, month: t`Monthly deposits` }[span]
}
