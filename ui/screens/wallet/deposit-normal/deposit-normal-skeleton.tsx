import { useLingui } from "@lingui/react/macro"
import { Skeleton, SkeletonRow } from "../../../parts/notices/skeleton.tsx"
import { AccountPage } from "../../page/layout/account-page.tsx"

/** The form, or a report, while nothing of it is known. */
export const DepositNormalSkeleton = () => {
  const { t } = useLingui()
  return (
    <AccountPage title={t`Report a transfer`} backTo="/credit/deposit">
      <div aria-busy="true">
        <SkeletonRow />
        <Skeleton shape="title" />
        <SkeletonRow />
        <SkeletonRow />
      </div>
    </AccountPage>
  )
}
