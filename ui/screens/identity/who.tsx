import { Trans } from "@lingui/react/macro"
import { Button } from "../../parts/controls/button.tsx"
import { Avatar } from "../../parts/frame/avatar.tsx"
import styles from "./second-step.module.css"

/** Who is logging in. The hidden field tells password managers whose PIN is asked for. */
export const Who = ({ userName, onChange }: { readonly userName: string; readonly onChange: () => void }) => (
  <div className={styles.who}>
    <input
      className="vh"
      type="text"
      name="username"
      autoComplete="username"
      value={userName}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
    <Avatar name={userName} />
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
