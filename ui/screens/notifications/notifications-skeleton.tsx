import { useLingui } from "@lingui/react/macro"
import { SkeletonRow } from "../../parts/notices/skeleton.tsx"
import { AccountPage } from "../page/layout/account-page.tsx"

/** The inbox while nothing of it is known. */
export const NotificationsSkeleton = () => {
  const { t } = useLingui()
  return (
    <AccountPage title={t`Notifications`} backTo="/main" wide>
      <div aria-busy="true">
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
      </div>
    </AccountPage>
  )
}
