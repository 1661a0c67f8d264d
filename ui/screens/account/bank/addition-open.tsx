import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import { Button } from "../../../parts/controls/button.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import type { BankAdditionActor } from "./addition-actor.ts"
import styles from "./bank.module.css"

/** What the player has to know or decide while nobody has said what became of the account. */
export const AdditionOpen = ({ addition }: { readonly addition: BankAdditionActor }) => {
  const errand = useSelector(addition, ({ children }) => children.errand)
  const isUntraceable = useSelector(errand, (state) => state?.matches("untraceable") ?? false)
  const isUnknown = useSelector(errand, (state) => state?.hasTag("unknown") ?? false)
  const isUnheard = useSelector(errand, (state) => state?.matches("unheard") ?? false)
  if (errand === undefined) return null
  if (isUntraceable)
    return (
      <Question
        yes={<Trans>Send it again</Trans>}
        no={<Trans>Leave it</Trans>}
        onYes={() => errand.send({ type: "errand.confirmed" })}
        onNo={() => errand.send({ type: "errand.givenUp" })}
      >
        <Trans>
          No answer came, and this operator cannot tell your accounts. Sent again, an account that is there already is
          refused and not added twice.
        </Trans>
      </Question>
    )
  if (isUnheard)
    return (
      <Question
        yes={<Trans>Send it again</Trans>}
        no={<Trans>Do not add it</Trans>}
        onYes={() => errand.send({ type: "errand.confirmed" })}
        onNo={() => errand.send({ type: "errand.left" })}
      >
        <Trans>The account has not arrived. It is not among your accounts.</Trans>
      </Question>
    )
  return isUnknown ? (
    <output>
      <Notice>
        <Trans>No answer came. Your accounts are looked at until it is clear; the account is added once.</Trans>
      </Notice>
    </output>
  ) : null
}

type QuestionProps = {
  readonly children: ReactNode
  readonly yes: ReactNode
  readonly no: ReactNode
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Two ways on that weigh the same. */
const Question = ({ children, yes, no, onYes, onNo }: QuestionProps) => (
  <div role="alert" className={styles.acts}>
    <Notice tone="bad">{children}</Notice>
    <Button tone="outline" block onClick={onYes}>
      {yes}
    </Button>
    <Button tone="outline" block onClick={onNo}>
      {no}
    </Button>
  </div>
)
