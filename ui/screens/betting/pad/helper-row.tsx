import {
  digitsAsked,
  type Generator,
  generate,
  generators,
  type HelperToggle,
  type Selection,
  tap,
  triples,
} from "@fakham/core/poy"
import { Trans, useLingui } from "@lingui/react/macro"
import { useId, useState } from "react"
import { classNames } from "../../../parts/class-names.ts"
import { Icon } from "../../../parts/icons/icon.tsx"
import { plusIcon } from "../../../parts/icons/player-icons.ts"
import { useBetTypeName } from "../../../words/bet-type-name.ts"
import { lazySheet, useFetchedAhead } from "../../order/placing/lazy-sheet.tsx"
import { useBetPage, useBetting } from "../bet-page-context.ts"
import styles from "./helper-row.module.css"
import { needs, useTapNote } from "./tap-note.ts"

const WinSheet = lazySheet(async () => (await import("./win-sheet.lazy.tsx")).WinSheet)

/** Players know one button for shuffling: it is the one that fits what is on. */
const toggles = (selection: Selection): ReadonlyArray<HelperToggle> => [
  digitsAsked(selection) === 3 ? "shuffle_3" : "shuffle_2",
  "option_2_19",
  "option_2_roodnha",
  "option_2_roodlung",
]

/** Helpers that stay on, and those that add their numbers at once. */
export const HelperRow = () => {
  const { t } = useLingui()
  const selection = useBetting((context) => context.selection)
  return (
    <fieldset className={styles.row} aria-label={t`Number helpers`}>
      {toggles(selection).map((key) => (
        <Toggle key={key} of={key} selection={selection} />
      ))}
      <span className={styles.line} />
      {generators.map((generator) => (
        <Generate key={generator} of={generator} selection={selection} />
      ))}
      <Triples selection={selection} />
      <Win selection={selection} />
    </fieldset>
  )
}

const Toggle = ({ of: key, selection }: { readonly of: HelperToggle; readonly selection: Selection }) => {
  const { betting } = useBetPage()
  const name = useBetTypeName()
  const noteId = useId()
  const on = selection.has(key)
  const note = useTapNote(tap(key, selection), on)
  return (
    <button
      type="button"
      className={classNames(styles.helper, note !== undefined && styles.dim)}
      aria-pressed={on}
      aria-describedby={note === undefined ? undefined : noteId}
      title={note}
      onClick={() => betting.send({ type: "option.tapped", key })}
    >
      {name(key)}
      {note === undefined ? null : (
        <span id={noteId} className="vh">
          {note}
        </span>
      )}
    </button>
  )
}

const Generate = ({ of: generator, selection }: { readonly of: Generator; readonly selection: Selection }) => {
  const { betting } = useBetPage()
  const { i18n } = useLingui()
  const name = useBetTypeName()
  const fits = generate(generator, selection)._tag === "bets"
  return (
    <button
      type="button"
      className={classNames(styles.helper, !fits && styles.dim)}
      title={fits ? undefined : i18n._(needs.needsTwoDigits)}
      onClick={() => betting.send({ type: "generator.tapped", generator })}
    >
      <Icon of={plusIcon} size="xs" />
      {name(generator)}
    </button>
  )
}

const Triples = ({ selection }: { readonly selection: Selection }) => {
  const { betting } = useBetPage()
  const { i18n } = useLingui()
  const fits = digitsAsked(selection) === 3
  return (
    <button
      type="button"
      className={classNames(styles.helper, !fits && styles.dim)}
      aria-disabled={!fits}
      title={fits ? undefined : i18n._(needs.needsStraightThree)}
      onClick={() => (fits ? betting.send({ type: "numbers.chosen", numbers: triples }) : undefined)}
    >
      <Icon of={plusIcon} size="xs" />
      <Trans>Triples</Trans>
    </button>
  )
}

const Win = ({ selection }: { readonly selection: Selection }) => {
  const { i18n } = useLingui()
  useFetchedAhead(WinSheet)
  const [open, setOpen] = useState(false)
  const asked = digitsAsked(selection)
  const length = asked === 2 || asked === 3 ? asked : undefined
  const fits = length !== undefined
  return (
    <>
      <button
        type="button"
        className={classNames(styles.helper, !fits && styles.dim)}
        aria-haspopup="dialog"
        aria-disabled={!fits}
        title={fits ? undefined : i18n._(needs.needsTwoDigits)}
        onClick={() => setOpen(fits)}
      >
        <Icon of={plusIcon} size="xs" />
        <Trans>Combos</Trans>
      </button>
      {open && length !== undefined ? <WinSheet length={length} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
