import type { ReactNode } from "react"
import { Icon, type IconShape } from "../../../parts/icons/icon.tsx"
import { chevronRightIcon } from "../../../parts/icons/player-icons.ts"

type WayRowProps = { readonly icon: IconShape; readonly title: ReactNode; readonly caption?: ReactNode }

/** What stands in the link of a line that leads elsewhere. */
export const WayRow = ({ icon, title, caption }: WayRowProps) => (
  <>
    <Icon of={icon} size="s" />
    <span>
      <b>{title}</b>
      {caption === undefined ? null : <span className="cap">{caption}</span>}
    </span>
    <Icon of={chevronRightIcon} size="xs" />
  </>
)
