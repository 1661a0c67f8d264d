import type { Round } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import { useShortDate } from "../locales/use-short-date.ts"
import { clockText } from "./clock-text.ts"

/** When a round closes, and on which day. */
export const RoundCloses = ({ of: { closesAt, closeDt } }: { readonly of: Round }) => {
  const short = useShortDate()
  const time = clockText(closesAt)
  const date = short(closeDt)
  return (
    <Trans>
      Closes {time}&nbsp;· {date}
    </Trans>
  )
}
