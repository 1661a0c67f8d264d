import type { ReactNode } from "react"
import { useRoomBeside } from "../../../parts/frame/use-room-beside.ts"
import { AccountPage } from "../page/account-page.tsx"
import { OwnSide } from "./own-side.tsx"
import styles from "./profile.module.css"

/** A form of the player's own; where there is room it stands on a panel beside who they are. */
export const BesideProfile = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const isBeside = useRoomBeside()
  return (
    <AccountPage title={title} backTo="/profile" wide>
      <div className={styles.page}>
        {isBeside ? (
          <div>
            <OwnSide />
          </div>
        ) : null}
        <div className={styles.panel}>{children}</div>
      </div>
    </AccountPage>
  )
}
