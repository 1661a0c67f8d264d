import type { SavedNumberSet } from "@fakham/core/betting"
import type { NumberSet } from "@fakham/core/poy"
import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { Button } from "../../../parts/controls/button.tsx"
import { Icon } from "../../../parts/icons/icon.tsx"
import { editIcon } from "../../../parts/icons/player-icons.ts"
import { Plate } from "../../../parts/plates/plate.tsx"
import { useOptionList } from "../../../words/bet-type-name.ts"
import styles from "./number-set-screen.module.css"

type SetRowProps = { readonly set: SavedNumberSet; readonly onUse: () => void }

/** One set: what it is called, what it is for, its numbers, and the two things to do with it. */
export const SetRow = ({ set, onUse }: SetRowProps) => {
  const { t } = useLingui()
  const list = useOptionList()
  const { id, name, options, numbers } = set
  return (
    <li>
      <div className={styles.row}>
        <div>
          <h2>{name}</h2>
          <p className="cap">
            {list(options)} · <Plural value={numbers.length} one="# number" other="# numbers" />
          </p>
        </div>
        <Link to="/number-set" search={{ edit: id }} className={styles.edit} aria-label={t`Change ${name}`}>
          <Icon of={editIcon} />
        </Link>
        <Button tone="outline" small aria-label={t`Bet with ${name}`} onClick={onUse}>
          <Trans>Bet these</Trans>
        </Button>
      </div>
      <SetPlates set={set} />
    </li>
  )
}

const shown = 12

/** The first numbers of a set as plates, and how many more there are. */
export const SetPlates = ({ set: { numbers } }: { readonly set: NumberSet }) => (
  <p className={styles.plates}>
    {numbers.slice(0, shown).map((number) => (
      <Plate key={number} number={number} size="s" />
    ))}
    {numbers.length > shown ? <span className="num">+{numbers.length - shown}</span> : null}
  </p>
)
