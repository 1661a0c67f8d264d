import { shortMoneyText } from "@fakham/core/money"
import { type PasteDraft, type PasteQuestion, stakeOfReading } from "@fakham/core/poy/paste"
import { Plural, Trans } from "@lingui/react/macro"
import { memo } from "react"
import { Button } from "../../../../parts/controls/button.tsx"
import { pastedGroups } from "./bets/bet-groups.ts"
import { pricesText, useGroupMeaning, useSide, useSidesOfGroup } from "./bets/interpretation-words.ts"
import { NumberPlates } from "./bets/number-plates.tsx"
import { ChoiceList } from "./choices.tsx"
import { Meaning, mostOfMeaning } from "./meaning.tsx"
import { MendLine } from "./mend-line.tsx"
import styles from "./question-card.module.css"
import { SecondPrices } from "./second-prices.tsx"
import type { PasteHandlers } from "./use-paste-draft.ts"

type QuestionCardProps = {
  readonly question: PasteQuestion
  readonly id: string
  /** The how many-th of how many questions. */
  readonly place: number
  readonly of: number
  /** While this line is written anew. */
  readonly mending: PasteDraft | undefined
  readonly handlers: PasteHandlers
}

/** One question about the text; no answer stands before the player gives one. */
export const QuestionCard = memo(({ question, id, place, of, mending, handlers }: QuestionCardProps) => {
  const { at, text, about } = question
  const row = at + 1
  return (
    <section id={id} tabIndex={-1} className={styles.question} aria-labelledby={`${id}-question`}>
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
          <Question question={question} />
        </p>
      </div>
      {mending !== undefined ? (
        <MendLine draft={mending} handlers={handlers} onSkip={() => handlers.answer(question, "skipped")} />
      ) : about === "secondPrice" ? (
        <SecondPrices question={question} id={id} handlers={handlers}>
          <Skip question={question} handlers={handlers} />
        </SecondPrices>
      ) : about === "meaning" ? (
        <Meanings question={question} id={id} handlers={handlers} />
      ) : (
        <Sides question={question} id={id} handlers={handlers} />
      )}
    </section>
  )
})
QuestionCard.displayName = "QuestionCard"

const Question = ({ question: { about, interpretations, lines } }: Pick<QuestionCardProps, "question">) => {
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

type AnswersProps = Pick<QuestionCardProps, "question" | "id" | "handlers">

const Meanings = ({ question, id, handlers }: AnswersProps) => {
  const meaning = useGroupMeaning()
  const sidesOf = useSidesOfGroup()
  const all = question.interpretations.map((interpretation) => pastedGroups([interpretation]))
  const texts = all.map((groups) => groups.map(meaning).join())
  return (
    <>
      <ChoiceList
        question={`${id}-question`}
        look="rows"
        choices={question.interpretations.map((interpretation, at) => {
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
        onPick={(interpretation) => handlers.answer(question, interpretation)}
      />
      <div className={styles.ways}>
        <Button tone="quiet" small onClick={() => handlers.mend(question)}>
          <Trans>Edit this line</Trans>
        </Button>
        <Skip question={question} handlers={handlers} />
      </div>
    </>
  )
}

/** What hangs on the answer, and the sides that it can be on. */
const Sides = ({ question, id, handlers }: AnswersProps) => {
  const side = useSide()
  const names = question.interpretations.map(side)
  const areDistinct = new Set(names).size === names.length && names.length > 1 && names.length <= 6
  if (!areDistinct) return <Meanings question={question} id={id} handlers={handlers} />
  const groups = pastedGroups(question.interpretations.slice(0, 1))
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
        <Skip question={question} handlers={handlers} />
      </div>
      <ChoiceList
        question={`${id}-question`}
        look="segments"
        choices={question.interpretations.map((interpretation, at) => (
          <span key={at}>
            <span className={styles.side}>{names[at]}</span>
            <span className="num">{shortMoneyText(stakeOfReading(interpretation))}</span>
          </span>
        ))}
        onPick={(interpretation) => handlers.answer(question, interpretation)}
      />
    </>
  )
}

const Skip = ({ question, handlers }: Pick<QuestionCardProps, "question" | "handlers">) => (
  <Button tone="quiet" small onClick={() => handlers.answer(question, "skipped")}>
    <Trans>Skip</Trans>
  </Button>
)
