import { shortMoneyText } from "@fakham/core/money"
import { type Interpretation, stakeOfReading } from "@fakham/core/poy/paste"
import { Plural } from "@lingui/react/macro"
import type { ReactNode } from "react"
import type { PastedGroup } from "./bets/bet-groups.ts"
import { useGroupOptions } from "./bets/interpretation-words.ts"
import { NumberPlates } from "./bets/number-plates.tsx"
import styles from "./question-card.module.css"

export const mostOfMeaning = { groups: 4, plates: 12 } as const

type MeaningProps = {
  readonly title?: ReactNode
  readonly interpretation: Interpretation
  readonly groups: ReadonlyArray<PastedGroup>
  /** Interpretations whose short meanings are the same are told apart by their sides. */
  readonly meaning: (group: PastedGroup) => string
}

/** One interpretation of a question: its bets by group, how many numbers they are and what they cost. */
export const Meaning = ({ title, interpretation, groups, meaning }: MeaningProps) => {
  const optionNames = useGroupOptions()
  return (
    <>
      <span className={styles.meaning}>
        {title === undefined ? null : <span className="cap">{title}</span>}
        {groups.slice(0, mostOfMeaning.groups).map((group, at) => (
          <span key={at}>
            <b>{meaning(group)}</b>
            <span className={styles.plates}>
              <NumberPlates group={group} most={mostOfMeaning.plates} />
              <span className="cap">
                {optionNames(group)}
                {group.numbers.length > mostOfMeaning.plates ? (
                  <>
                    {" · "}
                    <Plural value={group.numbers.length} one="# number" other="# numbers" />
                  </>
                ) : null}
              </span>
            </span>
          </span>
        ))}
        {groups.length > mostOfMeaning.groups ? (
          <span className="cap">+{groups.length - mostOfMeaning.groups}</span>
        ) : null}
      </span>
      <span className={`num ${styles.sum}`}>{shortMoneyText(stakeOfReading(interpretation))}</span>
    </>
  )
}
