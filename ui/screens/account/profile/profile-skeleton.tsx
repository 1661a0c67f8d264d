import { useLingui } from "@lingui/react/macro"
import { SkeletonRow } from "../../../parts/notices/skeleton.tsx"
import { AccountPage } from "../page/account-page.tsx"

/** The page of who the player is while nothing of them is known. */
export const ProfileSkeleton = () => {
  const { t } = useLingui()
  return (
    <AccountPage title={t`My account`} backTo="/main">
      <div aria-busy="true">
        <SkeletonRow />
        <SkeletonRow />
      </div>
    </AccountPage>
  )
}
