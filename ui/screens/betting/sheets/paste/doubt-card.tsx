import { shortMoneyText } from "@fakham/core/money"
import { type PasteDoubt, type PasteDraft, stakeOfReading } from "@fakham/core/poy/paste"
import { Plural, Trans } from "@lingui/react/macro"
import { memo } from "react"
import { Button } from "../../../../parts/controls/button.tsx"
import { pastedGroups } from "./bets/bet-groups.ts"
import { pricesText, useGroupMeaning, useSide, useSidesOfGroup } from "./bets/interpretation-words.ts"
import { NumberPlates } from "./bets/number-plates.tsx"
import { ChoiceList } from "./choices.tsx"
import styles from "./doubt-card.module.css"
import { Meaning, mostOfMeaning } from "./meaning.tsx"
import { MendLine } from "./mend-line.tsx"
import { SecondPrices } from "./second-prices.tsx"
import type { PasteHandlers } from "./use-paste-draft.ts"

type DoubtCardProps = {
  readonly doubt: PasteDoubt
  readonly id: string
  /** The how many-th of how many questions. */
  readonly place: number
  readonly of: number
  /** While this line is written anew. */
  readonly mending: PasteDraft | undefined
  readonly handlers: PasteHandlers
}

/** One question about the text; no answer stands before the player gives one. */
export const DoubtCard = memo(({ doubt, id, place, of, mending, handlers }: DoubtCardProps) => {
  const { at, text, about } = doubt
  const row = at + 1
  return (
    <section id={id} tabIndex={-1} className={styles.doubt} aria-labelledby={`${id}-question`}>
      <div id={`${id}-question`}>
        <p className={styles.line}>
          <b className={about === "heading" ? styles.heading : "num"}>{text}</b>
          <span className="cap">
            <Trans>
              Line {row} · {place} of {of}
            </Trans>
          </span>
        </p>
        <p className={styles.why}>
          <Question doubt={doubt} />
        </p>
      </div>
      {mending !== undefined ? (
        <MendLine draft={mending} handlers={handlers} onSkip={() => handlers.answer(doubt, "skipped")} />
      ) : about === "secondPrice" ? (
        <SecondPrices doubt={doubt} id={id} handlers={handlers}>
          <Skip doubt={doubt} handlers={handlers} />
        </SecondPrices>
      ) : about === "meaning" ? (
        <Meanings doubt={doubt} id={id} handlers={handlers} />
      ) : (
        <Sides doubt={doubt} id={id} handlers={handlers} />
      )}
    </section>
  )
})
DoubtCard.displayName = "DoubtCard"

const Question = ({ doubt: { about, interpretations, lines } }: Pick<DoubtCardProps, "doubt">) => {
  switch (about) {
    case "heading":
      return <Trans>Unknown heading. Are the lines below top or bottom?</Trans>
    case "side":
      return (
        <Plural
          value={lines.length}
          one="Top or bottom isn't stated. Which?"
          other="Top or bottom isn't stated for these lines. Which?"
        />
      )
    case "secondPrice":
      return <Trans>What is the second price for? We ask only once, and you can change it under rates and rules.</Trans>
    case "meaning":
      return <Plural value={interpretations.length} one="Did you mean this?" other="# possible readings. Which one?" />
  }
}

type AnswersProps = Pick<DoubtCardProps, "doubt" | "id" | "handlers">

const Meanings = ({ doubt, id, handlers }: AnswersProps) => {
  const meaning = useGroupMeaning()
  const sidesOf = useSidesOfGroup()
  const all = doubt.interpretations.map((interpretation) => pastedGroups([interpretation]))
  const texts = all.map((groups) => groups.map(meaning).join())
  return (
    <>
      <ChoiceList
        question={`${id}-question`}
        look="rows"
        choices={doubt.interpretations.map((interpretation, at) => {
          const isAlone = texts.filter((text) => text === texts[at]).length === 1
          return (
            <Meaning
              key={at}
              interpretation={interpretation}
              groups={all[at] ?? []}
              meaning={isAlone ? meaning : sidesOf}
            />
          )
        })}
        onPick={(interpretation) => handlers.answer(doubt, interpretation)}
      />
      <div className={styles.ways}>
        <Button tone="quiet" small onClick={() => handlers.mend(doubt)}>
          <Trans>Edit this line</Trans>
        </Button>
        <Skip doubt={doubt} handlers={handlers} />
      </div>
    </>
  )
}

/** What hangs on the answer, and the sides that it can be on. */
const Sides = ({ doubt, id, handlers }: AnswersProps) => {
  const side = useSide()
  const names = doubt.interpretations.map(side)
  const areDistinct = new Set(names).size === names.length && names.length > 1 && names.length <= 6
  if (!areDistinct) return <Meanings doubt={doubt} id={id} handlers={handlers} />
  const groups = pastedGroups(doubt.interpretations.slice(0, 1))
  return (
    <>
      <div className={styles.hanging}>
        <div className={styles.plates}>
          {groups.slice(0, mostOfMeaning.groups).map((group, at) => {
            const prices = pricesText(group)
            return (
              <span key={at} className={styles.plates}>
                <NumberPlates group={group} most={mostOfMeaning.plates} />
                <span className="cap">
                  <Trans>{prices} baht per number</Trans>
                </span>
              </span>
            )
          })}
          {groups.length > mostOfMeaning.groups ? (
            <span className="cap">+{groups.length - mostOfMeaning.groups}</span>
          ) : null}
        </div>
        <Skip doubt={doubt} handlers={handlers} />
      </div>
      <ChoiceList
        question={`${id}-question`}
        look="segments"
        choices={doubt.interpretations.map((interpretation, at) => (
          <span key={at}>
            <span className={styles.side}>{names[at]}</span>
            <span className="num">{shortMoneyText(stakeOfReading(interpretation))}</span>
          </span>
        ))}
        onPick={(interpretation) => handlers.answer(doubt, interpretation)}
      />
    </>
  )
}

const Skip = ({ doubt, handlers }: Pick<DoubtCardProps, "doubt" | "handlers">) => (
  <Button tone="quiet" small onClick={() => handlers.answer(doubt, "skipped")}>
    <Trans>Skip</Trans>
  </Button>
)
