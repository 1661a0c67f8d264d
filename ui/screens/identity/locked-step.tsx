import { Trans } from "@lingui/react/macro"
import { Link, useRouter } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { useEffect, useRef, useState } from "react"
import { formHeading } from "../../parts/chrome/sheet-form.tsx"
import { Button, buttonClass } from "../../parts/controls/button.tsx"
import { Notice } from "../../parts/notices/notice.tsx"
import { Countdown } from "../../parts/time/countdown.tsx"
import { useSupportAddress } from "../page/brand/support-address.ts"
import type { LoginActor } from "./login-actor.ts"
import { LoginFailureText } from "./login-failure.tsx"
import styles from "./second-step.module.css"
import { Who } from "./who.tsx"

/** The page's own running time: the operator tells how long, not until when, so a wrong phone clock does no harm. */
const runningTime = () => performance.now()

/** Five wrong tries: waiting, another PIN or the call center helps. */
export const LockedStep = ({ login }: { readonly login: LoginActor }) => {
  const router = useRouter()
  const { userName, failure } = useSelector(login, (state) => state.context)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const [lockedAt] = useState(runningTime)
  const address = useSupportAddress()
  const seconds = failure?._tag === "AttemptsUsedUp" ? failure.unlocksInSeconds : undefined
  return (
    <section className={styles.locked}>
      <h1 ref={heading} tabIndex={-1} className={formHeading}>
        <Trans>Login locked</Trans>
      </h1>
      <Who userName={userName} onChange={() => router.history.back()} />
      <div role="alert">
        <Notice tone="bad">{failure ? <LoginFailureText failure={failure} /> : null}</Notice>
      </div>
      {seconds === undefined ? null : (
        <p className={styles.unlock}>
          <Trans>You can try again in</Trans>
          <Countdown until={lockedAt + seconds * 1_000} now={runningTime} announced />
        </p>
      )}
      <Link to="/forgot-pin" className={buttonClass({ tone: "gold", block: true })}>
        <Trans>Forgot PIN</Trans>
      </Link>
      {address === undefined ? null : (
        <a className={buttonClass({ tone: "outline", block: true })} href={address} target="_blank" rel="noreferrer">
          <Trans>Contact us</Trans>
        </a>
      )}
      <Button tone="quiet" block onClick={() => router.history.back()}>
        <Trans>Switch username</Trans>
      </Button>
    </section>
  )
}
