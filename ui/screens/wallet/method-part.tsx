import { Trans } from "@lingui/react/macro"
import { type FunctionComponent, Suspense } from "react"
import { lazyExtra } from "../../parts/lazy-extra.ts"
import { Notice } from "../../parts/notices/notice.tsx"
import { SkeletonRow } from "../../parts/notices/skeleton.tsx"

type Parts = typeof import("./method-parts.lazy.ts")

const Missing = () => (
  <div role="alert">
    <Notice tone="bad">
      <Trans>Part of this page didn't load. Reload the page.</Trans>
    </Notice>
  </div>
)

/** A part of one way to bring money in that others do not need, fetched beside the screens; a page that lacks it says so. */
export const methodPart = <Props extends object>(pick: (parts: Parts) => FunctionComponent<Props>) => {
  const Part = lazyExtra(async (): Promise<FunctionComponent<Props>> => {
    try {
      return pick(await import("./method-parts.lazy.ts"))
    } catch {
      return Missing
    }
  })
  const FetchedPart = (props: Props) => (
    <Suspense fallback={<SkeletonRow />}>
      <Part {...props} />
    </Suspense>
  )
  return FetchedPart
}
