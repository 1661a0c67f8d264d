import type { ReactNode } from "react"
import { Icon, type IconShape } from "../../parts/icons/icon.tsx"
import { chevronRightIcon } from "../../parts/icons/player-icons.ts"

type NavRowProps = {
  readonly icon: IconShape
  readonly name: ReactNode
  readonly children: ReactNode
  readonly count?: number
}

/** What a link to another place says. */
export const NavRow = ({ icon, name, children, count }: NavRowProps) => (
  <>
    <Icon of={icon} size="s" />
    <span className="grow">
      <b>{name}</b>
      <span className="cap">{children}</span>
    </span>
    {count === undefined ? null : <span className="num">{count}</span>}
    <Icon of={chevronRightIcon} size="s" />
  </>
)
