import { Trans, useLingui } from "@lingui/react/macro"
import { StatusPage } from "../../../parts/chrome/status-page.tsx"
import { useBrand, usePageTitle } from "../brand/page-title.ts"
import { ContactUs, gold, ToHome } from "./ways-on.tsx"

export const NotFoundScreen = () => <NotFound />

/** Of a page that is known, what it is about is not there. */
export const NothingHereScreen = () => <NotFound within />

const NotFound = ({ within = false }: { readonly within?: boolean }) => {
  const { t } = useLingui()
  usePageTitle(t`This page could not be found`)
  return (
    <StatusPage
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
    </StatusPage>
  )
}
