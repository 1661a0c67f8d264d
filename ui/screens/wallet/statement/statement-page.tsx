import { useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { ColumnHead, wayBack } from "../../../parts/chrome/column.tsx"
import { Icon } from "../../../parts/icons/icon.tsx"
import { chevronLeftIcon } from "../../../parts/icons/player-icons.ts"
import styles from "./statement.module.css"

/** A head with the way back, over one column on phones and two on wide screens. */
export const StatementPageRows = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useLingui()
  return (
    <div className={styles.page}>
      <ColumnHead
        title={t`Statement`}
        back={
          <Link to="/credit/deposit" className={wayBack} aria-label={t`Back`}>
            <Icon of={chevronLeftIcon} />
          </Link>
        }
      />
      {children}
    </div>
  )
}
