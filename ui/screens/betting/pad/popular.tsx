import { isOption, type NumberRate, type Option } from "@fakham/core/poy"
import { Trans, useLingui } from "@lingui/react/macro"
import { useMemo } from "react"
import { useResource } from "../../../app/use-visit.ts"
import { Plate } from "../../../parts/plates/plate.tsx"
import { useBetPage, useBetting } from "../bet-page-context.ts"
import styles from "./popular.module.css"

const none: ReadonlyArray<NumberRate> = []

/** Popular numbers for the bet types that are on; what was limited meanwhile is none. */
const popularFor = (
  popular: ReadonlyArray<NumberRate>,
  limited: ReadonlyArray<NumberRate>,
  options: ReadonlyArray<Option>,
): ReadonlyArray<string> => {
  const gone = new Set(limited.map(({ option, number }) => `${option} ${number}`))
  const full = popular.filter(({ option, number }) => options.includes(option) && !gone.has(`${option} ${number}`))
  return [...new Set(full.map(({ number }) => number))]
}

/** Numbers that many bet on and that still pay in full, a tap away. */
export const Popular = ({ most }: { readonly most: number }) => {
  const { t } = useLingui()
  const { betting, popular } = useBetPage()
  const { data = none } = useResource(popular)
  const limited = useBetting(({ terms }) => terms.rateNow)
  const selection = useBetting((context) => context.selection)
  const numbers = useMemo(
    () => popularFor(data, limited, [...selection].filter(isOption)).slice(0, most),
    [data, limited, selection, most],
  )
  if (numbers.length === 0) return null
  return (
    <fieldset className={styles.popular} aria-label={t`Popular, full rate`}>
      <span className="cap">
        <Trans>Popular, full rate</Trans>
      </span>
      <div className={styles.numbers}>
        {numbers.map((number) => (
          <button
            key={number}
            type="button"
            aria-label={t`Add ${number}`}
            onClick={() => betting.send({ type: "numbers.chosen", numbers: [number] })}
          >
            <Plate number={number} size="s" />
          </button>
        ))}
      </div>
    </fieldset>
  )
}
