import { useLingui } from "@lingui/react/macro"
import { Skeleton, SkeletonRow } from "../../../parts/notices/skeleton.tsx"
import { AccountPage } from "../page/account-page.tsx"

/** The form, and the page of one deposit, while nothing of them is known. */
export const FastSkeleton = () => {
  const { t } = useLingui()
  return (
    <AccountPage title={t`Fast deposit`} backTo="/credit/deposit">
      <div aria-busy="true">
        <SkeletonRow />
        <Skeleton shape="title" />
        <SkeletonRow />
        <SkeletonRow />
      </div>
    </AccountPage>
  )
}
