import { useLingui } from "@lingui/react/macro"
import { SkeletonRow } from "../../../parts/notices/skeleton.tsx"
import { AccountPage } from "../../page/layout/account-page.tsx"

/** The page of promotions while none of them is known. */
export const PromotionsSkeleton = () => {
  const { t } = useLingui()
  return (
    <AccountPage title={t`Promotions`} backTo="/">
      <div aria-busy="true">
        <SkeletonRow />
        <SkeletonRow />
      </div>
    </AccountPage>
  )
}
