import { useLingui } from "@lingui/react/macro"
import { Skeleton, SkeletonRow } from "../../../parts/notices/skeleton.tsx"
import { AccountPage } from "../page/account-page.tsx"

/** The form, or a code, while nothing of it is known. */
export const DepositQrSkeleton = () => {
  const { t } = useLingui()
  return (
    <AccountPage title={t`PromptPay QR`} backTo="/credit/deposit">
      <div aria-busy="true">
        <SkeletonRow />
        <Skeleton shape="title" />
        <SkeletonRow />
        <SkeletonRow />
      </div>
    </AccountPage>
  )
}

/** The codes that are open, while nothing of them is known. */
export const OpenCodesSkeleton = () => {
  const { t } = useLingui()
  return (
    <AccountPage title={t`Open QR codes`} backTo="/credit/deposit">
      <div aria-busy="true">
        <SkeletonRow />
        <Skeleton shape="title" />
        <SkeletonRow />
        <SkeletonRow />
      </div>
    </AccountPage>
  )
}
