import { useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { Column, ColumnHead, wayBack } from "../../../parts/chrome/column.tsx"
import { Icon } from "../../../parts/icons/icon.tsx"
import { chevronLeftIcon } from "../../../parts/icons/player-icons.ts"

type AccountPageProps = {
  readonly title: string
  /** Where the player came from, as a rule; nothing on a page that the menu leads to. */
  readonly backTo?:
    | "/"
    | "/bank/status"
    | "/credit/deposit"
    | "/credit/withdraw"
    | "/how-to"
    | "/main"
    | "/profile"
    | "/vdo"
  /** It divides itself in two where there is room. */
  readonly wide?: boolean
  /** What can be done with all of it, at the end of its head. */
  readonly end?: ReactNode
  readonly children?: ReactNode
}

/** One column under a head with the way back. */
export const AccountPage = ({ title, backTo, wide, end, children }: AccountPageProps) => {
  const { t } = useLingui()
  return (
    <Column wide={wide}>
      <ColumnHead
        title={title}
        end={end}
        back={
          backTo === undefined ? undefined : (
            <Link to={backTo} className={wayBack} aria-label={t`Back`}>
              <Icon of={chevronLeftIcon} />
            </Link>
          )
        }
      />
      {children}
    </Column>
  )
}
