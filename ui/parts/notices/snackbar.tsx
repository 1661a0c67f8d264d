import { useLingui } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"
import { IconButton } from "../controls/icon-button.tsx"
import { checkIcon, closeIcon, Icon, warningIcon } from "../icons/icon.tsx"
import styles from "./snackbar.module.css"

type SnackbarProps = {
  readonly tone: "success" | "failure"
  readonly text: ReactNode
  readonly onClose: () => void
  /** The player looks at it, by pointer or focus: it must not leave meanwhile. */
  readonly onPause: () => void
  readonly onResume: () => void
}

export const Snackbar = ({ tone, text, onClose, onPause, onResume }: SnackbarProps) => {
  const { t } = useLingui()
  return (
    <div className={styles.place}>
      <div
        className={classNames(styles.snack, styles[tone])}
        role={tone === "success" ? "status" : "alert"}
        onPointerEnter={onPause}
        onPointerLeave={onResume}
        onFocus={onPause}
        onBlur={onResume}
      >
        <Icon of={tone === "success" ? checkIcon : warningIcon} size="s" />
        <div className="grow">{text}</div>
        <IconButton icon={closeIcon} small label={t`Close`} onClick={onClose} />
      </div>
    </div>
  )
}
