import { type PasteQuestion, secondPrices } from "@fakham/core/poy/paste"
import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { pastedGroups } from "./bets/bet-groups.ts"
import { useSidesOfGroup } from "./bets/interpretation-words.ts"
import { ChoiceList } from "./choices.tsx"
import { Meaning } from "./meaning.tsx"
import styles from "./question-card.module.css"
import type { PasteHandlers } from "./use-paste-draft.ts"

type SecondPricesProps = {
  readonly question: PasteQuestion
  readonly id: string
  readonly handlers: PasteHandlers
  readonly children: ReactNode
}

/** What second prices are for, shown by what the text means then; the answer is remembered. */
export const SecondPrices = ({ question, id, handlers, children }: SecondPricesProps) => {
  const sidesOf = useSidesOfGroup()
  const names = [<Trans key="bottom">Second = bottom</Trans>, <Trans key="reverse">Second = all orders</Trans>]
  return (
    <>
      <ChoiceList
        question={`${id}-question`}
        look="rows"
        choices={question.interpretations.map((interpretation, at) => (
          <Meaning
            key={at}
            title={names[at]}
            interpretation={interpretation}
            groups={pastedGroups([interpretation])}
            meaning={sidesOf}
          />
        ))}
        onPick={(choice) => {
          const chosen = secondPrices[choice]
          if (chosen !== undefined) handlers.chooseSecondPrice(chosen)
        }}
      />
      <div className={styles.ways}>{children}</div>
    </>
  )
}
