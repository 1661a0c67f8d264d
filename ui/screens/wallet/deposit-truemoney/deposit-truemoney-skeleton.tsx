import { useLingui } from "@lingui/react/macro"
import { Skeleton, SkeletonRow } from "../../../parts/notices/skeleton.tsx"
import { AccountPage } from "../../page/layout/account-page.tsx"

/** The form, or a deposit, while nothing of it is known. */
export const DepositTrueMoneySkeleton = () => {
  const { t } = useLingui()
  return (
    <AccountPage title={t`TrueMoney`} backTo="/credit/deposit">
      <div aria-busy="true">
        <SkeletonRow />
        <Skeleton shape="title" />
        <SkeletonRow />
        <SkeletonRow />
      </div>
    </AccountPage>
  )
}
