import { useLingui } from "@lingui/react/macro"
import { SkeletonRow } from "../../../parts/notices/skeleton.tsx"
import { AccountPage } from "../../page/layout/account-page.tsx"

/** The form for another PIN while it is not known whose it is. */
export const ChangePinSkeleton = () => {
  const { t } = useLingui()
  return (
    <AccountPage title={t`Change PIN`} backTo="/profile">
      <div aria-busy="true">
        <SkeletonRow />
        <SkeletonRow />
      </div>
    </AccountPage>
  )
}
