import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"
import { Icon, type IconShape } from "../icons/icon.tsx"
import styles from "./navigation.module.css"

/** What a link of the navigation must carry; the router's own link takes it as it is. */
export type LinkParts = {
  readonly className: string
  readonly children: ReactNode
  readonly "aria-current"?: "page"
}

export type NavigationItem = {
  readonly key: string
  readonly icon: IconShape
  readonly label: ReactNode
  readonly current?: boolean
  /** Not open for this player; it still leads to where that is told. */
  readonly closed?: string | undefined
  readonly badge?: { readonly count: number; readonly label: string }
  readonly renderLink: (link: LinkParts) => ReactNode
}

type NavigationProps = {
  readonly label: string
  readonly items: ReadonlyArray<NavigationItem>
  /** Shown in the rail only. */
  readonly brand: ReactNode
  readonly foot?: NavigationItem
  /** On screens with a dock of their own: no bottom bar, the rail alone. */
  readonly railOnly?: boolean
}

/** A bar at the bottom on phones and tablets, a rail at the side of wide screens. */
export const Navigation = ({ label, items, brand, foot, railOnly = false }: NavigationProps) => (
  <nav className={classNames(styles.navigation, railOnly && styles.railOnly)} aria-label={label} data-rail="">
    <div className={styles.brand}>{brand}</div>
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.key}>{linkOf(item)}</li>
      ))}
    </ul>
    {foot !== undefined && <div className={styles.foot}>{linkOf(foot, "s")}</div>}
  </nav>
)

const linkOf = ({ icon, label, current = false, closed, badge, renderLink }: NavigationItem, size?: "s") =>
  renderLink({
    className: classNames(styles.link, closed !== undefined && styles.closed),
    ...(current && { "aria-current": "page" as const }),
    children: (
      <>
        <Icon of={icon} {...(size && { size })} />
        <span>{label}</span>
        {closed === undefined ? null : <span className="vh">{closed}</span>}
        {badge !== undefined && badge.count > 0 && (
          <span className={styles.badge}>
            <span aria-hidden="true">{badge.count > 99 ? "99+" : badge.count}</span>
            <span className="vh">{badge.label}</span>
          </span>
        )}
      </>
    ),
  })

/** A page with its navigation: the rail takes its column on wide screens, the bar its room below. */
export const WithNavigation = ({ navigation, children }: { navigation: ReactNode; children: ReactNode }) => (
  <div className={styles.layout}>
    {navigation}
    <div className={styles.content}>{children}</div>
  </div>
)
