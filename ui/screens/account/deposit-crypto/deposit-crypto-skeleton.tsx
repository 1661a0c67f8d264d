import { useLingui } from "@lingui/react/macro"
import { Skeleton, SkeletonRow } from "../../../parts/notices/skeleton.tsx"
import { AccountPage } from "../page/account-page.tsx"

/** The form, or a transfer, while nothing of it is known. */
export const DepositCryptoSkeleton = () => {
  const { t } = useLingui()
  return (
    <AccountPage title={t`USDT deposit`} backTo="/credit/deposit">
      <div aria-busy="true">
        <SkeletonRow />
        <Skeleton shape="title" />
        <SkeletonRow />
        <SkeletonRow />
      </div>
    </AccountPage>
  )
}
