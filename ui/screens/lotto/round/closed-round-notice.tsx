import type { Round, RoundPhase } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import { Notice } from "../../../parts/notices/notice.tsx"
import { clockText } from "../../../words/clock-text.ts"

/** Why a round takes no bets just now, and until when. */
export const ClosedRoundNotice = ({ round, phase }: { readonly round: Round; readonly phase: RoundPhase }) => {
  const opens = clockText(round.opensAt ?? round.closesAt)
  const result = clockText(round.resultAt)
  return (
    <Notice>
      {phase === "notOpen" ? (
        <Trans>This round opens at {opens}.</Trans>
      ) : phase === "cancelled" ? (
        <Trans>This round was void. All stakes were refunded.</Trans>
      ) : phase === "resulted" ? (
        <Trans>The result of this round is out.</Trans>
      ) : (
        <Trans>Betting is closed. Result at {result}.</Trans>
      )}
    </Notice>
  )
}
