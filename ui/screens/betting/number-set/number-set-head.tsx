import { useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { ColumnHead, wayBack } from "../../../parts/chrome/column.tsx"
import { Icon } from "../../../parts/icons/icon.tsx"
import { chevronLeftIcon } from "../../../parts/icons/player-icons.ts"

type SetHeadProps = { readonly title: ReactNode; readonly end?: ReactNode; readonly isList?: boolean }

/** What the page of number sets is, with the way back to the list or to the slips. */
export const SetHead = ({ title, end, isList = false }: SetHeadProps) => {
  const { t } = useLingui()
  return (
    <ColumnHead
      title={title}
      end={end}
      back={
        <Link to={isList ? "/poy" : "/number-set"} className={wayBack} aria-label={t`Back`}>
          <Icon of={chevronLeftIcon} />
        </Link>
      }
    />
  )
}
