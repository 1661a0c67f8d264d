import { useLingui } from "@lingui/react/macro"
import { classNames } from "../../../parts/class-names.ts"
import { isPrerendered, usePieces } from "../../../parts/drawn-in-pieces.ts"
import { usePageTitle } from "../../page/brand/page-title.ts"
import { AccountPage } from "../../page/layout/account-page.tsx"
import { OwnSide } from "./own-side.lazy.tsx"
import styles from "./profile.module.css"
import { Settings } from "./settings.tsx"

/** Who the player is, and how they like the site. */
export const ProfileScreen = () => {
  const { t } = useLingui()
  usePageTitle(t`My account`)
  const pieces = usePieces(3, isPrerendered())
  return (
    <AccountPage title={t`My account`} backTo="/main" wide>
      <div className={classNames(styles.page, pieces < 3 && styles.coming)}>
        <div>
          <OwnSide isWhole={pieces > 1} />
        </div>
        {pieces > 2 ? (
          <div className={styles.panel}>
            <Settings />
          </div>
        ) : null}
      </div>
    </AccountPage>
  )
}
