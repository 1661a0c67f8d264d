import type { SavedNumberSet } from "@fakham/core/betting"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useState } from "react"
import { buttonClass } from "../../../parts/controls/button.tsx"
import { Icon } from "../../../parts/icons/icon.tsx"
import { plusIcon } from "../../../parts/icons/player-icons.ts"
import { Notice } from "../../../parts/notices/notice.tsx"
import { ChooseRound } from "./choose-round.tsx"
import { SetHead } from "./number-set-head.tsx"
import { SetRow } from "./number-set-row.tsx"
import styles from "./number-set-screen.module.css"

/** All sets of a player, to be used, changed, or joined by another. */
export const SetList = ({ sets }: { readonly sets: ReadonlyArray<SavedNumberSet> }) => {
  const [chosen, setChosen] = useState<SavedNumberSet>()
  return (
    <>
      <SetHead
        isList
        title={<Trans>Number sets</Trans>}
        end={
          <Link to="/number-set" search={{ edit: "new" }} className={buttonClass({ tone: "outline", small: true })}>
            <Icon of={plusIcon} size="s" />
            <Trans>New set</Trans>
          </Link>
        }
      />
      {sets.length === 0 ? (
        <p className={styles.nothing}>
          <Trans>You keep no number sets yet.</Trans>
        </p>
      ) : (
        <ul className={styles.list}>
          {sets.map((set) => (
            <SetRow key={set.id} set={set} onUse={() => setChosen(set)} />
          ))}
        </ul>
      )}
      <Notice>
        <Trans>On a slip they start at the round's minimum. Bet types a round doesn't offer are left out.</Trans>
      </Notice>
      {chosen === undefined ? null : <ChooseRound set={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}
