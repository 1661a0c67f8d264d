import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"
import { Icon, type IconShape } from "../icons/icon.tsx"
import styles from "./banner.module.css"

type BannerProps = {
  readonly icon: IconShape
  readonly tone?: "plain" | "bad"
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A state of the whole page, across its full width: offline, connection lost. */
export const NoticeBanner = ({ icon, tone = "plain", action, children }: BannerProps) => (
  <div className={classNames(styles.banner, tone === "bad" && styles.bad)}>
    <Icon of={icon} size="s" />
    <output>{children}</output>
    {action}
  </div>
)
