import { Trans, useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { useApp } from "../../../app/app.ts"
import { StatusPage } from "../../../parts/chrome/status-page.tsx"
import { Button } from "../../../parts/controls/button.tsx"
import { useBrand, usePageTitle } from "../brand/page-title.ts"
import { ContactUs, gold } from "./ways-on.tsx"

export const DomainScreen = () => {
  const { t } = useLingui()
  const mainHost = useSelector(useApp().site, (state) => state.context.mainHosts[0] ?? state.context.host)
  usePageTitle(t`Not Allow Domain`)
  return (
    <StatusPage
      figure="domain"
      brand={useBrand()}
      title={t`The site can't be opened from this address`}
      actions={
        <>
          <a className={gold} href={`${location.protocol}//${mainHost}/`}>
            <Trans>Back to Home</Trans>
          </a>
          <ContactUs />
        </>
      }
    >
      <Trans>This domain isn't allowed yet. Go back to the main site to continue.</Trans>
    </StatusPage>
  )
}

export const UnauthorizedScreen = () => {
  const { t } = useLingui()
  const { session } = useApp()
  usePageTitle(t`Unauthorized`)
  const markSeen = () => session.send({ type: "refusal.seen" })
  return (
    <StatusPage
      figure="unauthorized"
      brand={useBrand()}
      title={t`Please log in first`}
      actions={
        <Button tone="gold" onClick={markSeen}>
          <Trans>Log in</Trans>
        </Button>
      }
    >
      <Trans>You were logged out, or logged in on another device. Log in to continue.</Trans>
    </StatusPage>
  )
}

export const ForbiddenScreen = () => {
  const { t } = useLingui()
  usePageTitle(t`Sorry, access denied`)
  return (
    <StatusPage
      figure="forbidden"
      brand={useBrand()}
      title={t`Sorry, access denied`}
      actions={
        <>
          <Link to="/main" className={gold}>
            <Trans>Go Home</Trans>
          </Link>
          <ContactUs />
        </>
      }
    >
      <Trans>Not available for your account. Contact support any time.</Trans>
    </StatusPage>
  )
}
