import { Trans } from "@lingui/react/macro"
import { MainSkeleton } from "../../parts/skeleton.tsx"

/** Stands in for a page that takes its time; the router waits 200 ms before it shows. */
export const PendingScreen = () => (
  <div aria-busy>
    <output className="vh">
      <Trans>Loading...</Trans>
    </output>
    <MainSkeleton />
  </div>
)
