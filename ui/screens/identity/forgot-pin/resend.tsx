import { type AwaitedOtp, otpTerms } from "@fakham/core/identity"
import { Trans } from "@lingui/react/macro"
import { Button } from "../../../parts/controls/button.tsx"
import { Countdown } from "../../../parts/time/countdown.tsx"
import { MoonClock } from "../../../parts/time/moon-clock.tsx"
import { type Now, useTimeReading } from "../../../parts/time/time-left.ts"
import styles from "./forgot-pin.module.css"
import type { ForgotPinActor } from "./forgot-pin-actor.ts"

type ResendProps = {
  readonly forgot: ForgotPinActor
  readonly sent: AwaitedOtp
  readonly now: Now
  readonly isSending: boolean
  /** Nothing else leads on from here. */
  readonly isOnlyWay?: boolean
}

/** How long until another code can be asked for, and then the way to it. */
export const Resend = ({ forgot, sent, now, isSending, isOnlyWay = false }: ResendProps) => {
  const request = { type: "code.requested" } as const
  const mayRequest = useTimeReading(now, () => (forgot.getSnapshot().can(request) ? 1 : 0)) === 1
  const until = sent.sentAt + otpTerms.resendAfter
  return mayRequest || isSending ? (
    <Button
      tone={isOnlyWay ? "gold" : "outline"}
      block={isOnlyWay}
      sending={isSending}
      onClick={() => forgot.send(request)}
    >
      <Trans>Request a new code</Trans>
    </Button>
  ) : (
    <p className={styles.wait}>
      <MoonClock from={sent.sentAt} until={until} now={now} size={22} />
      <span>
        <Trans>
          Request a new code in <Countdown until={until} now={now} />
        </Trans>
      </span>
    </p>
  )
}
