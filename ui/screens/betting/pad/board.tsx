import { digitsOf, isOption, numberMarks, numbersOf, type Option } from "@fakham/core/poy"
import { Trans, useLingui } from "@lingui/react/macro"
import { memo, useCallback, useDeferredValue, useMemo, useState } from "react"
import { classNames } from "../../../parts/class-names.ts"
import { Icon } from "../../../parts/icons/icon.tsx"
import { chevronDownIcon } from "../../../parts/icons/player-icons.ts"
import { Moon } from "../../../parts/sky/moon.tsx"
import { useBetTypeName } from "../../../words/bet-type-name.ts"
import { rateText } from "../../../words/rate-text.ts"
import { useBetPage, useBetting } from "../bet-page-context.ts"
import styles from "./board.module.css"
import { OptionPanel } from "./option-panel.tsx"
import { Popular } from "./popular.tsx"

const hundreds = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]

/** Every number there is, a tap away: those that pay less are marked, those that are closed struck out. */
export const Board = () => {
  const { t } = useLingui()
  const { betting } = useBetPage()
  const [front, setFront] = useState("0")
  const [wanted, setWanted] = useState("")
  const sought = useDeferredValue(wanted)
  const selection = useBetting((context) => context.selection)
  const rates = useBetting(({ terms }) => terms.rateNow)
  const entries = useBetting(({ slip }) => slip.entries)
  const options = useMemo(() => [...selection].filter(isOption), [selection])
  const [wantsOpen, setOpen] = useState(false)
  // Without a bet type there is nothing to fold away.
  const isOpen = wantsOpen || options.length === 0
  const places = options[0] === undefined ? 0 : digitsOf(options[0])
  const marks = useMemo(() => numberMarks(rates, options), [rates, options])
  const chosen = useMemo(
    () => new Set(entries.filter(({ option }) => options.includes(option)).map(({ number }) => number)),
    [entries, options],
  )
  const numbers = useMemo(
    () =>
      numbersOf(places).filter((number) =>
        sought === "" ? places < 3 || number.startsWith(front) : number.includes(sought),
      ),
    [places, front, sought],
  )
  const choose = useCallback((number: string) => betting.send({ type: "numbers.chosen", numbers: [number] }), [betting])
  return (
    <div className={styles.board}>
      <div className={styles.head}>
        <FoldedOptions options={options} isOpen={isOpen} onFold={() => setOpen(!isOpen)} />
        <input
          type="search"
          inputMode="numeric"
          maxLength={Math.max(1, places)}
          placeholder={t`Find a number`}
          aria-label={t`Find a number`}
          value={wanted}
          onChange={(event) => setWanted(event.target.value.replace(/\D/g, ""))}
        />
      </div>
      {isOpen ? <OptionPanel /> : null}
      <div className={styles.popular}>
        <Popular most={12} />
      </div>
      {places === 3 && sought === "" ? (
        <fieldset className={styles.hundreds} aria-label={t`Hundreds`}>
          {hundreds.map((digit) => (
            <button key={digit} type="button" aria-pressed={digit === front} onClick={() => setFront(digit)}>
              {digit}
              <small>00</small>
            </button>
          ))}
        </fieldset>
      ) : null}
      {numbers.length === 0 || places === 0 ? (
        <p className={styles.empty}>
          {places === 0 ? <Trans>Choose a bet type first.</Trans> : <Trans>No matching number.</Trans>}
        </p>
      ) : (
        <div className={styles.grid}>
          {numbers.map((number) => (
            <Cell
              key={number}
              number={number}
              lowest={marks.get(number)?.lowest}
              isClosed={marks.get(number)?.closedOn === options.length}
              isChosen={chosen.has(number)}
              onChoose={choose}
            />
          ))}
        </div>
      )}
    </div>
  )
}

type FoldedOptionsProps = {
  readonly options: ReadonlyArray<Option>
  readonly isOpen: boolean
  readonly onFold: () => void
}

/** The bet types that are on, in one line; a tap shows all of them. */
const FoldedOptions = ({ options, isOpen, onFold }: FoldedOptionsProps) => {
  const name = useBetTypeName()
  const rates = useBetting(({ terms }) => terms.defaultRate)
  return (
    <button type="button" className={styles.folded} aria-expanded={isOpen} onClick={onFold}>
      <span className={options.length === 0 ? "" : "vh"}>
        <Trans>Bet types</Trans>
      </span>
      <span className={styles.names}>
        {options.map((option) => (
          <span key={option}>
            {name(option)} <span className="num">{rateText(rates[option] ?? 0)}</span>
          </span>
        ))}
      </span>
      <span className={classNames(styles.arrow, isOpen && styles.up)}>
        <Icon of={chevronDownIcon} size="s" />
      </span>
    </button>
  )
}

type CellProps = {
  readonly number: string
  readonly lowest: number | undefined
  readonly isClosed: boolean
  readonly isChosen: boolean
  readonly onChoose: (number: string) => void
}

const Cell = memo(({ number, lowest, isClosed, isChosen, onChoose }: CellProps) => (
  <button
    type="button"
    className={classNames(styles.cell, isChosen && styles.chosen, isClosed && styles.shut)}
    aria-disabled={isClosed || undefined}
    onClick={() => onChoose(number)}
  >
    <span className="num">{number}</span>
    {isChosen ? (
      <span className="vh">
        <Trans>in the slip</Trans>
      </span>
    ) : null}
    {isClosed ? (
      <small>
        <Trans>Closed</Trans>
      </small>
    ) : lowest !== undefined ? (
      <small>
        <Moon share={0.5} size={11} />
        {rateText(lowest)}
      </small>
    ) : null}
  </button>
))
Cell.displayName = "Cell"
