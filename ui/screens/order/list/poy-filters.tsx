import { betGroups, isBetGroup } from "@fakham/core/lotto"
import type { PoySearch } from "@fakham/core/order"
import { dayAt } from "@fakham/core/time"
import { Trans, useLingui } from "@lingui/react/macro"
import { useState } from "react"
import { useMachines } from "../../../app/use-machines.ts"
import { useDates } from "../../../locales/use-dates.ts"
import { classNames } from "../../../parts/class-names.ts"
import { dayClass, WrittenDay } from "../../../parts/fields/day-field.tsx"
import { useGroupTitles } from "../../../words/group-title.ts"
import type { PoyAddress, usePoyAddress } from "./poy-address.ts"
import styles from "./poy-filters.module.css"
import { PoyFiltersSummary } from "./poy-filters-summary.tsx"

type PoyFiltersProps = {
  readonly of: Pick<PoySearch, "betGroup">
  readonly address: PoyAddress
  readonly onShow: ReturnType<typeof usePoyAddress>[1]
}

/** Of which lottery, of which day, and under which number slips are looked for. */
export const PoyFilters = ({ of, address: { day, idPart = "" }, onShow }: PoyFiltersProps) => {
  const { t } = useLingui()
  const title = useGroupTitles()
  const { ofField } = useDates()
  const today = dayAt(useMachines().now())
  const isNarrowed = of.betGroup !== undefined || day !== undefined || idPart !== ""
  const [isOpen, setOpen] = useState(isNarrowed)
  return (
    <details className={styles.filters} open={isOpen} onToggle={({ currentTarget: { open } }) => setOpen(open)}>
      <PoyFiltersSummary isNarrowed={isNarrowed} />
      <search>
        <label>
          <span className="cap">
            <Trans>Lottery</Trans>
          </span>
          <select
            aria-label={t`Lottery`}
            value={of.betGroup ?? ""}
            onChange={({ currentTarget: { value } }) => onShow({ betGroup: isBetGroup(value) ? value : undefined })}
          >
            <option value="">{t`All lotteries`}</option>
            {betGroups.map((group) => (
              <option key={group} value={group}>
                {title(group)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="cap">
            <Trans>Placed on</Trans>
          </span>
          <span className={classNames(dayClass, styles.day)}>
            <input
              type="date"
              aria-label={t`Placed on`}
              max={today}
              value={day ?? ""}
              onChange={({ currentTarget: { value, validity } }) => {
                if (validity.valid) onShow({ day: value === "" ? undefined : value })
              }}
            />
            <WrittenDay>{ofField(day ?? "") || t`Choose a day`}</WrittenDay>
          </span>
        </label>
        <label>
          <span className="cap">
            <Trans>Slip number</Trans>
          </span>
          <input
            type="search"
            aria-label={t`Slip number`}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            defaultValue={idPart}
            onChange={({ currentTarget: { value } }) => {
              const part = value.replaceAll(/[^0-9A-Za-z]/g, "").toUpperCase()
              onShow({ idPart: part === "" ? undefined : part })
            }}
          />
        </label>
        {isNarrowed ? (
          <button
            type="button"
            onClick={() => onShow({ betGroup: undefined, day: undefined, idPart: undefined, status: undefined })}
          >
            <Trans>Show all</Trans>
          </button>
        ) : null}
      </search>
    </details>
  )
}
