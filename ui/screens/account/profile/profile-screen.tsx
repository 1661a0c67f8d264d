import { useLingui } from "@lingui/react/macro"
import { usePageTitle } from "../../brand/page-title.ts"
import { AccountPage } from "../page/account-page.tsx"
import { OwnSide } from "./own-side.tsx"
import styles from "./profile.module.css"
import { Settings } from "./settings.tsx"

/** Who the player is, and how they like the site. */
export const ProfileScreen = () => {
  const { t } = useLingui()
  usePageTitle(t`My account`)
  return (
    <AccountPage title={t`My account`} backTo="/main" wide>
      <div className={styles.page}>
        <div>
          <OwnSide />
        </div>
        <div className={styles.panel}>
          <Settings />
        </div>
      </div>
    </AccountPage>
  )
}
