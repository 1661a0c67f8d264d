import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"
import { IconButton } from "../controls/icon-button.tsx"
import { Icon } from "../icons/icon.tsx"
import { chevronDownIcon, chevronLeftIcon } from "../icons/player-icons.ts"
import styles from "./top-bar.module.css"

type TopBarProps = {
  readonly brand: ReactNode
  /** Money, language, account. */
  readonly children?: ReactNode
  /** Beside the rail of a wide screen, which shows the brand itself. */
  readonly besideRail?: boolean
  /** Over a page with a bar of its own: low, and gone where the screen is. */
  readonly compact?: boolean
}

export const TopBar = ({ brand, children, besideRail = false, compact = false }: TopBarProps) => (
  <header className={classNames(styles.bar, besideRail && styles.besideRail, compact && styles.compact)}>
    <div className={styles.brand}>{brand}</div>
    {children}
  </header>
)

/** The face of the language menu. */
export const LanguageFace = ({ children }: { readonly children: ReactNode }) => (
  <>
    <span>{children}</span>
    <Icon of={chevronDownIcon} size="xs" />
  </>
)

type PageBarProps = {
  readonly title: ReactNode
  readonly caption?: ReactNode
  readonly backLabel: string
  readonly onBack: () => void
  readonly children?: ReactNode
}

/** The head of a page that was reached from another one. */
export const PageBar = ({ title, caption, backLabel, onBack, children }: PageBarProps) => (
  <header className={styles.pageBar}>
    <IconButton icon={chevronLeftIcon} label={backLabel} onClick={onBack} />
    <div>
      <h1>{title}</h1>
      {caption !== undefined && <p className="cap">{caption}</p>}
    </div>
    {children}
  </header>
)
