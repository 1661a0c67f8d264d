import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { Icon } from "../../parts/icons/icon.tsx"
import { chevronRightIcon } from "../../parts/icons/player-icons.ts"
import styles from "./part-head.module.css"

/** The title of a part of the main page, and at the other end of its line the way to all of it. */
export const PartHead = ({ children }: { readonly children: ReactNode }) => (
  <header className={styles.head}>{children}</header>
)

export const SeeAll = ({ to }: { readonly to: "/games" | "/lotto" }) => (
  <Link to={to}>
    <Trans>See all</Trans>
    <Icon of={chevronRightIcon} size="xs" />
  </Link>
)
