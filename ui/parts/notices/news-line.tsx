import { useLingui } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"
import { IconButton } from "../controls/icon-button.tsx"
import { closeIcon } from "../icons/icon.tsx"
import styles from "./news-line.module.css"

/** The last thing that there is to tell, until it was read or something else is to be told. */
export const NewsLine = ({ children, onClose }: { readonly children?: ReactNode; readonly onClose: () => void }) => {
  const { t } = useLingui()
  const hasNews = children !== undefined
  return (
    <div className={classNames(hasNews && styles.line)}>
      <output className={styles.text}>{children}</output>
      {hasNews ? <IconButton icon={closeIcon} small label={t`Close`} onClick={onClose} /> : null}
    </div>
  )
}

/** What the player can do about news. */
export const NewsAction = ({ children, onClick }: { readonly children: ReactNode; readonly onClick: () => void }) => (
  <button type="button" className={styles.action} onClick={onClick}>
    {children}
  </button>
)
