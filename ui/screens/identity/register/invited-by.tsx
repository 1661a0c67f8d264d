import { Trans } from "@lingui/react/macro"
import { friendsIcon, lockIcon } from "../../../parts/controls/account-icons.ts"
import { Icon } from "../../../parts/controls/icon.tsx"
import styles from "./register.module.css"

/** Whose link was followed here, said from the first page on. */
export const InvitedBy = ({ slug }: { readonly slug: string }) => (
  <p className={styles.link}>
    <Icon of={friendsIcon} size="s" />
    <span className={styles.slug}>
      <span className="cap">
        <Trans>Invited by</Trans>
      </span>
      <b>{slug}</b>
    </span>
    <Icon of={lockIcon} size="s" />
  </p>
)
