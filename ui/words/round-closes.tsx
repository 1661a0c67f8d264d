import type { Round } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import { useShortDate } from "../locales/use-short-date.ts"
import { earlyWord } from "../parts/frame/early-words.ts"
import { clockText } from "./clock-text.ts"

/** When a round closes, and on which day. */
export const RoundCloses = ({ of: { closesAt, closeDt } }: { readonly of: Round }) => {
  const short = useShortDate()
  return <Closes time={clockText(closesAt)} date={short(closeDt)} />
}

/** The same, for the early script to fill in. */
export const EarlyRoundCloses = () => <Closes time={earlyWord.closes} date={earlyWord.closeDate} />

const Closes = ({ time, date }: { readonly time: string; readonly date: string }) => (
  <Trans>
    Closes {time}&nbsp;· {date}
  </Trans>
)
