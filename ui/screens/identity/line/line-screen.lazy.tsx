import type { LineLoginActor } from "@fakham/core/identity"
import { Trans, useLingui } from "@lingui/react/macro"
import { Link, useNavigate } from "@tanstack/react-router"
import { useActorRef, useSelector } from "@xstate/react"
import { type ReactNode, useState } from "react"
import { useApp } from "../../../app/app.ts"
import { pageParts, usePagePart } from "../../../app/page-parts.ts"
import { Button, buttonClass } from "../../../parts/controls/button.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import { usePageTitle } from "../../page/brand/page-title.ts"
import { GuestSheet } from "../../page/layout/guest-sheet.tsx"
import styles from "./line.module.css"
import { LineHeading, LineWaiting } from "./line-waiting.tsx"

/** The way to LINE, and back from there into the site. */
export const LineLoginScreen = () => {
  const { t } = useLingui()
  const { session } = useApp()
  usePageTitle(t`Log in with LINE`)
  const [isPlayer] = useState(() => session.getSnapshot().matches("player"))
  return (
    <GuestSheet>
      <div className={styles.page}>
        <LineHeading />
        {isPlayer ? <LoggedIn /> : <LineLogin />}
      </div>
    </GuestSheet>
  )
}

/** Who is a player here already is not asked for again. */
const LoggedIn = () => (
  <>
    <Notice>
      <Trans>You're already logged in.</Trans>
    </Notice>
    <Link to="/main" className={buttonClass({ tone: "gold", block: true })}>
      <Trans>Go Home</Trans>
    </Link>
  </>
)

const LineLogin = () => {
  const { lineLogin, arrived, onState } = usePagePart(pageParts.lineLogin)
  const navigate = useNavigate()
  const [input] = useState(arrived)
  const line = useActorRef(lineLogin, { input }, (state) =>
    onState(state, () => void navigate({ to: "/register", replace: true })),
  )
  return <Stage line={line} />
}

const Stage = ({ line }: { readonly line: LineLoginActor }) => {
  const state = useSelector(line, ({ value }) => value)
  const again = () => line.send({ type: "start.requested" })
  switch (state) {
    case "cancelled":
      return (
        <Ended onAgain={again}>
          <Trans>LINE login was declined. Nothing was shared with us.</Trans>
        </Ended>
      )
    case "refused":
      return (
        <Ended onAgain={again}>
          <Trans>Couldn't log in with this LINE account.</Trans>
        </Ended>
      )
    case "unexpected":
      return (
        <Ended onAgain={again}>
          <Trans>This link isn't from a login started here. To be safe, start again.</Trans>
        </Ended>
      )
    case "unreachable":
      return (
        <Ended onAgain={() => line.send({ type: "retry.requested" })}>
          <Trans>No reply. Please try again.</Trans>
        </Ended>
      )
    case "notOffered":
      return (
        <Ended>
          <Trans>LINE login isn't available on this site yet.</Trans>
        </Ended>
      )
    case "judging":
    case "starting":
    case "leaving":
    case "askingProfile":
    case "known":
    case "entering":
    case "newcomer":
    case "signedIn":
      return <LineWaiting />
  }
}

type EndedProps = { readonly children: ReactNode; readonly onAgain?: () => void }

/** Why it went no further, and the ways on. */
const Ended = ({ children, onAgain }: EndedProps) => (
  <>
    <div role="alert">
      <Notice>{children}</Notice>
    </div>
    {onAgain === undefined ? null : (
      <Button tone="gold" block onClick={onAgain}>
        <Trans>Try LINE again</Trans>
      </Button>
    )}
    <Link to="/" className={buttonClass({ tone: "outline", block: true })}>
      <Trans>Log in with PIN</Trans>
    </Link>
  </>
)
