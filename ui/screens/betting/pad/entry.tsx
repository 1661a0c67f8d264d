import { moneyText } from "@fakham/core/money"
import { digitsAsked, type Slip, type Entry as SlipEntry } from "@fakham/core/poy"
import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { memo } from "react"
import { classNames } from "../../../parts/class-names.ts"
import { Icon } from "../../../parts/icons/icon.tsx"
import { undoIcon } from "../../../parts/icons/player-icons.ts"
import { Plate } from "../../../parts/plates/plate.tsx"
import { TypedPlates } from "../../../parts/plates/typed-plates.tsx"
import { useOptionList } from "../../../words/bet-type-name.ts"
import { useBetPage, useBetting } from "../bet-page-context.ts"
import styles from "./entry.module.css"
import { Popular } from "./popular.tsx"
import { SlipNewsNote } from "./slip-news.tsx"

/** The number that is being typed, and what the last one became. */
export const PadEntry = ({ popular }: { readonly popular: number }) => (
  <div className={styles.entry}>
    <Typed />
    <div className={styles.batch}>
      <div className={styles.news}>
        <SlipNewsNote />
      </div>
      <LastBatch popular={popular} />
    </div>
  </div>
)

const Typed = () => {
  const { t } = useLingui()
  const digits = useBetting((context) => context.digits)
  const places = useBetting(({ selection }) => digitsAsked(selection))
  return (
    <div className={classNames(styles.typed, places === 3 && styles.three)}>
      <span className="vh">{t`Typed: ${digits}`}</span>
      <TypedPlates digits={digits} places={places} />
    </div>
  )
}

const shown = 4

/** The lines of the batch that was added last, as long as it was not taken off. */
const lastBatch = ({ entries, lastAdd }: Slip): ReadonlyArray<SlipEntry> => entries.filter(({ add }) => add === lastAdd)

type LastBatchProps = {
  /** In one line: what lies below must not move under a finger that goes on tapping. */
  readonly short?: boolean
  /** How many popular numbers are offered while there is no batch. */
  readonly popular?: number
}

export const LastBatch = (props: LastBatchProps) => {
  const slip = useBetting((context) => context.slip)
  return <Batch slip={slip} {...props} />
}

const Batch = memo(({ slip, short = false, popular = 0 }: LastBatchProps & { readonly slip: Slip }) => {
  const { betting } = useBetPage()
  const list = useOptionList()
  const usualPrice = useBetting((context) => context.usualPrice)
  const each = usualPrice === undefined ? undefined : moneyText(usualPrice)
  const batch = lastBatch(slip)
  const count = batch.length
  const numbers = [...new Set(batch.map(({ number }) => number))]
  const options = list(new Set(batch.map(({ option }) => option)))
  const more = numbers.length - shown
  return (
    <>
      <div className={styles.top}>
        <span className="cap">
          {count > 0 ? (
            <Plural value={count} one="Added #" other="Added #" />
          ) : each === undefined ? (
            <Trans>Tap a number</Trans>
          ) : (
            <Trans>Tap a number, {each} each</Trans>
          )}
        </span>
        {slip.undone.length > 0 ? (
          <button type="button" className={styles.undo} onClick={() => betting.send({ type: "batch.redone" })}>
            <span className={styles.turned}>
              <Icon of={undoIcon} size="xs" />
            </span>
            <Trans>Redo</Trans>
          </button>
        ) : null}
        {count > 0 ? (
          <button type="button" className={styles.undo} onClick={() => betting.send({ type: "batch.undone" })}>
            <Icon of={undoIcon} size="xs" />
            <Trans>Undo</Trans>
          </button>
        ) : null}
      </div>
      {short ? null : count > 0 ? (
        <div className={styles.numbers}>
          {numbers.slice(0, more > 0 ? shown - 1 : shown).map((number) => (
            <Plate key={number} number={number} size="s" />
          ))}
          {more > 0 ? <span className="num">+{more + 1}</span> : null}
          <span className="cap">{options}</span>
        </div>
      ) : popular > 0 ? (
        <Popular most={popular} />
      ) : null}
      <output className="vh">
        {count > 0 ? (
          <Trans>
            {numbers.join(" ")} {options}.{" "}
            <Plural value={slip.entries.length} one="# bet on the slip." other="# bets on the slip." />
          </Trans>
        ) : null}
      </output>
    </>
  )
})
Batch.displayName = "Batch"
