import { useLingui } from "@lingui/react/macro"
import { SkeletonRow } from "../../parts/notices/skeleton.tsx"
import { AccountPage } from "../page/layout/account-page.tsx"

/** The page of play limits while none of them is known. */
export const LimitsSkeleton = () => {
  const { t } = useLingui()
  return (
    <AccountPage title={t`Play limits`} backTo="/profile">
      <div aria-busy="true">
        <SkeletonRow />
        <SkeletonRow />
      </div>
    </AccountPage>
  )
}
