import { useLingui } from "@lingui/react/macro"
import { SkeletonRow } from "../../../parts/notices/skeleton.tsx"
import { AccountPage } from "../../page/layout/account-page.tsx"

/** The page of what is under way while nothing of it is known. */
export const StatusSkeleton = () => {
  const { t } = useLingui()
  return (
    <AccountPage title={t`Transaction status`} backTo="/credit/deposit">
      <div aria-busy="true">
        <SkeletonRow />
        <SkeletonRow />
      </div>
    </AccountPage>
  )
}
