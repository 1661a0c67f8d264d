import { SkeletonRow } from "../../../parts/notices/skeleton.tsx"
import { StatementPage } from "./statement-page.tsx"

/** The statement while nothing of it is known. */
export const StatementSkeleton = () => (
  <StatementPage>
    <div aria-busy="true">
      <SkeletonRow />
      <SkeletonRow />
    </div>
  </StatementPage>
)
