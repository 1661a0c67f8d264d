import { dayAt } from "@fakham/core/time"
import { Trans, useLingui } from "@lingui/react/macro"
import { useLocation } from "@tanstack/react-router"
import { useDates } from "../../../locales/use-dates.ts"
import { StatusPage } from "../../../parts/chrome/status-page.tsx"
import { Button, buttonClass } from "../../../parts/controls/button.tsx"
import { clockText } from "../../../words/clock-text.ts"
import { useBrand, usePageTitle } from "../brand/page-title.ts"
import { useSupportAddress } from "../brand/support-address.ts"
import { gold, outline, ToHome, useWayBack } from "./ways-on.tsx"

export const ServerErrorScreen = () => {
  const { t } = useLingui()
  usePageTitle(t`Server error`)
  return (
    <StatusPage
      figure="serverError"
      brand={useBrand()}
      title={t`Server error`}
      actions={
        <>
          <Button tone="gold" onClick={() => location.reload()}>
            <Trans>Refresh</Trans>
          </Button>
          <ToHome className={outline} />
        </>
      }
    >
      <Trans>The problem is on our side. Anything you confirmed is safe. Try again shortly.</Trans>
    </StatusPage>
  )
}

export const SomethingWrongScreen = () => {
  const { t } = useLingui()
  const goBack = useWayBack()
  usePageTitle(t`Something went wrong`)
  return (
    <StatusPage
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
    </StatusPage>
  )
}

export const MaintenanceScreen = () => {
  const { t } = useLingui()
  const goBack = useWayBack()
  const address = useSupportAddress()
  const until = useLocation({ select: ({ state }) => state.maintenance?.until })
  usePageTitle(t`Under Maintenance`)
  return (
    <StatusPage
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
      {until === undefined ? (
        <Trans>Normal service will resume shortly. Your money and slips are safe.</Trans>
      ) : (
        <Until moment={until} />
      )}
    </StatusPage>
  )
}

const Until = ({ moment }: { readonly moment: number }) => {
  const date = useDates().full(dayAt(moment))
  const time = clockText(moment)
  return (
    <Trans>
      Normal service will resume around {time} on {date}. Your money and slips are safe. This page will take you back
      automatically.
    </Trans>
  )
}
