import { useLingui } from "@lingui/react/macro"
import { SkeletonRow } from "../../../parts/notices/skeleton.tsx"
import { AccountPage } from "../../page/layout/account-page.tsx"

/** The form about a player while nothing of them is known. */
export const EditSkeleton = () => {
  const { t } = useLingui()
  return (
    <AccountPage title={t`Edit profile`} backTo="/profile">
      <div aria-busy="true">
        <SkeletonRow />
        <SkeletonRow />
      </div>
    </AccountPage>
  )
}
