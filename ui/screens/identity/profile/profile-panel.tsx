import { type ReactNode, Suspense } from "react"
import { useTwoColumns } from "../../../parts/chrome/use-two-columns.ts"
import { lazyExtra } from "../../../parts/lazy-extra.ts"
import { AccountPage } from "../../page/layout/account-page.tsx"
import styles from "./profile.module.css"

/** Fetched where there is room alone. */
const OwnSide = lazyExtra(async () => (await import("./own-side.lazy.tsx")).OwnSide)

/** A form of the player's own; where there is room it stands on a panel beside who they are. */
export const ProfilePanel = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const isBeside = useTwoColumns()
  return (
    <AccountPage title={title} backTo="/profile" wide>
      <div className={styles.page}>
        {isBeside ? (
          <div>
            <Suspense>
              <OwnSide />
            </Suspense>
          </div>
        ) : null}
        <div className={styles.panel}>{children}</div>
      </div>
    </AccountPage>
  )
}
