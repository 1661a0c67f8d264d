import { Trans } from "@lingui/react/macro"
import { AvatarPicture } from "../../parts/avatar/avatar.tsx"
import { Button } from "../../parts/controls/button.tsx"
import { HiddenUsername } from "../../parts/fields/hidden-username.tsx"
import styles from "./second-step.module.css"

/** Who is logging in. */
export const Who = ({ userName, onChange }: { readonly userName: string; readonly onChange: () => void }) => (
  <div className={styles.who}>
    <HiddenUsername userName={userName} />
    <AvatarPicture name={userName} />
    <span className={styles.name}>
      <span className="cap">
        <Trans>Username</Trans>
      </span>
      <b>{userName}</b>
    </span>
    <Button tone="quiet" small onClick={onChange}>
      <Trans>Change</Trans>
    </Button>
  </div>
)
