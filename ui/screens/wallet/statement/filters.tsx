import { type Narrowing, statementFilters } from "@fakham/core/wallet"
import { Trans, useLingui } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { Chip } from "../../../parts/controls/chip.tsx"
import styles from "./statement.module.css"

const names: Readonly<Record<Narrowing, ReactNode>> = {
  all: <Trans>All</Trans>,
  deposit: <Trans>Deposited</Trans>,
  withdraw: <Trans>Withdrawn</Trans>,
  lotto: <Trans>Lottery</Trans>,
  games: <Trans>Games</Trans>,
  other: <Trans>Other</Trans>,
}

type FiltersProps = {
  readonly chosen: Narrowing
  /** Whether there is anything that the site does not know by name. */
  readonly hasOther: boolean
  readonly onChoose: (filter: Narrowing) => void
}

export const Filters = ({ chosen, hasOther, onChoose }: FiltersProps) => {
  const { t } = useLingui()
  const filters: ReadonlyArray<Narrowing> = hasOther ? [...statementFilters, "other"] : statementFilters
  return (
    <fieldset className={styles.filters}>
      <legend className="vh">{t`Show`}</legend>
      {filters.map((filter) => (
        <Chip key={filter} pressed={filter === chosen} onClick={() => onChoose(filter)}>
          {names[filter]}
        </Chip>
      ))}
    </fieldset>
  )
}
