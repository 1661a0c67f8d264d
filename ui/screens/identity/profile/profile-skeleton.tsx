import { useLingui } from "@lingui/react/macro"
import { SkeletonRow } from "../../../parts/notices/skeleton.tsx"
import { AccountPage } from "../../page/layout/account-page.tsx"
import styles from "./profile.module.css"

/** The page of who the player is while nothing of them is known. */
export const ProfileSkeleton = () => {
  const { t } = useLingui()
  return (
    <AccountPage title={t`My account`} backTo="/main" wide>
      <div className={styles.sky} />
      <div aria-busy="true">
        <SkeletonRow />
        <SkeletonRow />
      </div>
    </AccountPage>
  )
}
