import { useLingui } from "@lingui/react/macro"
import { useRouter } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { PageBar } from "../../../parts/chrome/top-bar.tsx"
import { usePageTitle } from "../../page/brand/page-title.ts"
import type { ResultsAddress } from "./results-address.ts"

type ResultsHeadProps = {
  readonly title: string
  readonly caption?: ReactNode
  /** Where the way back leads when the page was opened from a link. */
  readonly parent: ResultsAddress
  readonly children?: ReactNode
}

/** The head of results that were chosen among others. */
export const ResultsHead = ({ title, caption, parent, children }: ResultsHeadProps) => {
  const { t } = useLingui()
  const router = useRouter()
  usePageTitle(title)
  const back = () =>
    router.history.canGoBack() ? router.history.back() : void router.navigate({ to: "/results", search: parent })
  return (
    <PageBar title={title} {...(caption !== undefined && { caption })} backLabel={t`Back`} onBack={back}>
      {children}
    </PageBar>
  )
}
