import { useLingui } from "@lingui/react/macro"
import { SkeletonRow } from "../../../parts/notices/skeleton.tsx"
import { AccountPage } from "../../page/layout/account-page.tsx"

/** The pages of bank accounts while nothing of them is known. */
export const BankAddSkeleton = () => {
  const { t } = useLingui()
  return (
    <AccountPage title={t`Add a bank account`} backTo="/bank/status" wide>
      <Rows />
    </AccountPage>
  )
}

export const BankStatusSkeleton = () => {
  const { t } = useLingui()
  return (
    <AccountPage title={t`Bank accounts`} backTo="/credit/deposit">
      <Rows />
    </AccountPage>
  )
}

const Rows = () => (
  <div aria-busy="true">
    <SkeletonRow />
    <SkeletonRow />
  </div>
)
