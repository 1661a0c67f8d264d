import { useLingui } from "@lingui/react/macro"
import { SkeletonRow } from "../../../parts/notices/skeleton.tsx"
import { AccountPage } from "../../page/layout/account-page.tsx"

/** The pages of clips while none of them is known. */
export const VideosSkeleton = () => {
  const { t } = useLingui()
  return (
    <AccountPage title={t`Videos`} backTo="/how-to">
      <div aria-busy="true">
        <SkeletonRow />
        <SkeletonRow />
      </div>
    </AccountPage>
  )
}
