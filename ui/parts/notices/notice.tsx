import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"
import { Icon, type IconShape, infoIcon, warningIcon } from "../icons/icon.tsx"
import styles from "./notice.module.css"

type NoticeProps = { readonly tone?: "plain" | "bad"; readonly icon?: IconShape; readonly children: ReactNode }

/** A sentence that belongs to the place where it stands. */
export const Notice = ({ tone = "plain", icon = tone === "bad" ? warningIcon : infoIcon, children }: NoticeProps) => (
  <p className={classNames(styles.notice, tone === "bad" && styles.bad)}>
    <Icon of={icon} size="s" />
    <span>{children}</span>
  </p>
)
