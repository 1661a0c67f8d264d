import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { parts } from "../../../../app/parts.ts"
import { usePart, useResource } from "../../../../app/use-visit.ts"
import { lockIcon } from "../../../../parts/icons/account-icons.ts"
import { Notice } from "../../../../parts/notices/notice.tsx"
import styles from "../deposit.module.css"

/** Said before a deposit is made, and once it is there; nothing where the operator counts no turnover. */
export const TurnoverNote = () => {
  const known = useResource(usePart(parts.ownMoney).turnovers).data
  return known === undefined || known.length === 0 ? null : (
    <Link to="/credit/turnover" className={styles.limit}>
      <Notice icon={lockIcon}>
        <Trans>
          After a deposit, you must stake the same amount before you can withdraw anything, including money you already
          have.
        </Trans>
      </Notice>
    </Link>
  )
}
