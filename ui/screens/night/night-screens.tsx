import { Trans, useLingui } from "@lingui/react/macro"
import { Link, useRouter } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { useApp } from "../../app.ts"
import { Button, buttonClass } from "../../parts/button.tsx"
import { NightPage } from "../../parts/night-page.tsx"
import { useBrand, usePageTitle } from "../page/page-title.ts"
import { useSupportAddress } from "../page/support-address.ts"

const gold = buttonClass({ tone: "gold" })
const outline = buttonClass({ tone: "outline" })

const ToHome = ({ className }: { readonly className: string }) => (
  <Link to="/" className={className}>
    <Trans>Back to Home</Trans>
  </Link>
)

const ContactUs = () => {
  const address = useSupportAddress()
  if (address === undefined) return null
  return (
    <a className={outline} href={address} target="_blank" rel="noreferrer">
      <Trans>Contact us</Trans>
    </a>
  )
}

/** Back to where the visitor came from, or home when they came from nowhere. */
const useWayBack = () => {
  const router = useRouter()
  return () => (router.history.canGoBack() ? router.history.back() : void router.navigate({ to: "/" }))
}

export const NotFoundScreen = () => <NotFound />

/** Of a page that is known, what it is about is not there. */
export const NothingHereScreen = () => <NotFound within />

const NotFound = ({ within = false }: { readonly within?: boolean }) => {
  const { t } = useLingui()
  usePageTitle(t`This page could not be found`)
  return (
    <NightPage
      figure="notFound"
      within={within}
      brand={useBrand()}
      title={t`This page could not be found`}
      actions={
        <>
          <ToHome className={gold} />
          <ContactUs />
        </>
      }
    >
      <Trans>It may have been moved, or the link is incomplete.</Trans>
    </NightPage>
  )
}

export const DomainScreen = () => {
  const { t } = useLingui()
  const mainHost = useSelector(useApp().site, (state) => state.context.mainHosts[0] ?? state.context.host)
  usePageTitle(t`Not Allow Domain`)
  return (
    <NightPage
      figure="domain"
      brand={useBrand()}
      title={t`This address cannot open the site`}
      actions={
        <>
          <a className={gold} href={`${location.protocol}//${mainHost}/`}>
            <Trans>Back to Home</Trans>
          </a>
          <ContactUs />
        </>
      }
    >
      <Trans>This domain is not allowed yet. Go back to the main site to continue.</Trans>
    </NightPage>
  )
}

export const UnauthorizedScreen = () => {
  const { t } = useLingui()
  const { session } = useApp()
  usePageTitle(t`Unauthorized`)
  const seen = () => session.send({ type: "refusal.seen" })
  return (
    <NightPage
      figure="unauthorized"
      brand={useBrand()}
      title={t`Please log in first`}
      actions={
        <Button tone="gold" onClick={seen}>
          <Trans>Log in</Trans>
        </Button>
      }
    >
      <Trans>Your session has ended, or you logged in elsewhere. Log in again to continue.</Trans>
    </NightPage>
  )
}

export const ForbiddenScreen = () => {
  const { t } = useLingui()
  usePageTitle(t`Sorry, access denied`)
  return (
    <NightPage
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
      <Trans>This part is not open for your account. Our team answers at any time.</Trans>
    </NightPage>
  )
}

export const ServerErrorScreen = () => {
  const { t } = useLingui()
  const router = useRouter()
  usePageTitle(t`Server error`)
  return (
    <NightPage
      figure="serverError"
      brand={useBrand()}
      title={t`Server error`}
      actions={
        <>
          <Button tone="gold" onClick={() => void router.invalidate()}>
            <Trans>Refresh</Trans>
          </Button>
          <ToHome className={outline} />
        </>
      }
    >
      <Trans>The fault is on our side. What you have confirmed is not lost. Try again in a moment.</Trans>
    </NightPage>
  )
}

export const SomethingWrongScreen = () => {
  const { t } = useLingui()
  const goBack = useWayBack()
  usePageTitle(t`Something went wrong`)
  return (
    <NightPage
      figure="somethingWrong"
      brand={useBrand()}
      title={t`Something went wrong`}
      actions={
        <>
          <Button tone="gold" onClick={() => location.reload()}>
            <Trans>Refresh</Trans>
          </Button>
          <Button tone="outline" onClick={goBack}>
            <Trans>Back</Trans>
          </Button>
          <ToHome className={buttonClass({ tone: "quiet" })} />
        </>
      }
    >
      <Trans>Internal Server Error</Trans>
    </NightPage>
  )
}

export const MaintenanceScreen = () => {
  const { t } = useLingui()
  const goBack = useWayBack()
  const address = useSupportAddress()
  usePageTitle(t`Under Maintenance`)
  return (
    <NightPage
      figure="maintenance"
      brand={useBrand()}
      title={t`Under Maintenance`}
      actions={
        <>
          {address === undefined ? null : (
            <a className={gold} href={address} target="_blank" rel="noreferrer">
              <Trans>More Information</Trans>
            </a>
          )}
          <Button tone="outline" onClick={goBack}>
            <Trans>Go back</Trans>
          </Button>
        </>
      }
    >
      <Trans>Normal service will resume shortly. Your money and slips are safe.</Trans>
    </NightPage>
  )
}
