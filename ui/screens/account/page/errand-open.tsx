import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import type { AnyActorRef } from "xstate"
import { Button } from "../../../parts/controls/button.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import styles from "./errand-open.module.css"

type Snapshot = {
  readonly matches: (state: "untraceable" | "unheard") => boolean
  readonly hasTag: (tag: "unknown") => boolean
}

/** What the player means once, while it is on its way. */
type ErrandActor = Pick<AnyActorRef, "subscribe"> & {
  readonly getSnapshot: () => Snapshot
  readonly send: (event: { readonly type: "errand.confirmed" | "errand.givenUp" | "errand.left" }) => void
}

type ErrandOpenProps = {
  readonly errand: ErrandActor | undefined
  /** What is said while it is looked up. */
  readonly unknown: ReactNode
  /** What is said where nobody can look it up. */
  readonly untraceable: ReactNode
  /** What is said of what has not arrived, if that can be found out. */
  readonly unheard?: ReactNode
  readonly again: ReactNode
  readonly leave: ReactNode
  /** What stays undone where it has not arrived. */
  readonly drop?: ReactNode
}

/** What the player has to know or decide while nobody has said what became of what they meant. */
export const ErrandOpen = ({ errand, unknown, untraceable, unheard, again, leave, drop = leave }: ErrandOpenProps) => {
  const isUntraceable = useSelector(errand, (state) => state?.matches("untraceable") ?? false)
  const isUnknown = useSelector(errand, (state) => state?.hasTag("unknown") ?? false)
  const isUnheard = useSelector(errand, (state) => state?.matches("unheard") ?? false)
  if (errand === undefined) return null
  const confirm = () => errand.send({ type: "errand.confirmed" })
  if (isUntraceable)
    return (
      <Question yes={again} no={leave} onYes={confirm} onNo={() => errand.send({ type: "errand.givenUp" })}>
        {untraceable}
      </Question>
    )
  if (isUnheard)
    return (
      <Question yes={again} no={drop} onYes={confirm} onNo={() => errand.send({ type: "errand.left" })}>
        {unheard}
      </Question>
    )
  return isUnknown ? (
    <output>
      <Notice>{unknown}</Notice>
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
  <div role="alert" className={styles.question}>
    <Notice tone="bad">{children}</Notice>
    <Button tone="outline" block onClick={onYes}>
      {yes}
    </Button>
    <Button tone="outline" block onClick={onNo}>
      {no}
    </Button>
  </div>
)
