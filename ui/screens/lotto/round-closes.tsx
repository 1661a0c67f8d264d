import type { Round } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useApp } from "../../app.ts"
import { shortDate } from "../../locales/dates.ts"
import { clockText } from "./clock-text.ts"

/** When a round closes, and on which day. */
export const RoundCloses = ({ of: { closesAt, closeDt } }: { readonly of: Round }) => {
  const locale = useSelector(useApp().preferences, ({ context }) => context.locale)
  const time = clockText(closesAt)
  const date = shortDate(closeDt, locale)
  return (
    <Trans>
      Closes {time} · {date}
    </Trans>
  )
}
