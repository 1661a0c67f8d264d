import { useLingui } from "@lingui/react/macro"
import { SkeletonRow } from "../../../parts/notices/skeleton.tsx"
import { AccountPage } from "../../page/layout/account-page.tsx"

/** The page of what friends bring in while nothing of it is known. */
export const AffiliateSkeleton = () => {
  const { t } = useLingui()
  return (
    <AccountPage title={t`Invite friends`} backTo="/profile">
      <div aria-busy="true">
        <SkeletonRow />
        <SkeletonRow />
      </div>
    </AccountPage>
  )
}
