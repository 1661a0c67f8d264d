import { useLingui } from "@lingui/react/macro"
import { SkeletonRow } from "../../../parts/notices/skeleton.tsx"
import { AccountPage } from "../../page/layout/account-page.tsx"

/** The page on which money is taken out while nothing of it is known. */
export const WithdrawSkeleton = () => {
  const { t } = useLingui()
  return (
    <AccountPage title={t`Withdraw`} backTo="/credit/deposit">
      <div aria-busy="true">
        <SkeletonRow />
        <SkeletonRow />
      </div>
    </AccountPage>
  )
}
