import type { Round } from "@fakham/core/lotto"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { Icon, type IconShape } from "../../../parts/icons/icon.tsx"
import styles from "./round-bar.module.css"
import type { RoundShow } from "./round-view.ts"

type RoundLinkProps = {
  readonly round: Pick<Round, "betGroup" | "betId">
  /** Nothing for the slip. */
  readonly show?: RoundShow
  readonly icon: IconShape
  readonly children: ReactNode
}

/** Beside the clock: the other thing that can be done with the round. */
export const RoundLink = ({ round: { betGroup, betId }, show, icon, children }: RoundLinkProps) => (
  <Link
    to="/lotto/$betGroup/$betId"
    params={{ betGroup, betId }}
    search={show === undefined ? {} : { show }}
    className={styles.link}
  >
    <Icon of={icon} size="s" />
    {children}
  </Link>
)

/** The same before the round is known. */
export const RoundLinkShape = ({ icon, children }: Pick<RoundLinkProps, "icon" | "children">) => (
  <span className={styles.link}>
    <Icon of={icon} size="s" />
    {children}
  </span>
)
