import { useLingui } from "@lingui/react/macro"
import { SkeletonRow } from "../../../parts/notices/skeleton.tsx"
import { AccountPage } from "../../page/layout/account-page.tsx"

/** What holds the player's money back while nothing of it is known. */
export const TurnoverSkeleton = () => {
  const { t } = useLingui()
  return (
    <AccountPage title={t`Turnover`} backTo="/credit/withdraw">
      <div aria-busy="true">
        <SkeletonRow />
        <SkeletonRow />
      </div>
    </AccountPage>
  )
}
