import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import type { AnyActorRef } from "xstate"
import { Button } from "../../../parts/controls/button.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import styles from "./operation-pending.module.css"

type Snapshot = {
  readonly matches: (state: "unverifiable" | "neverReceived") => boolean
  readonly hasTag: (tag: "unknown") => boolean
  readonly context: Waiting
}

type Waiting = {
  readonly isLineLost: boolean
  readonly isCalledOff: boolean
  readonly isEarlier: boolean
  readonly lineBackAt?: number | undefined
}

/** What the player means once, while it is on its way. */
type OperationActor = Pick<AnyActorRef, "subscribe"> & {
  readonly getSnapshot: () => Snapshot
  readonly send: (event: {
    readonly type: "operation.confirmed" | "operation.givenUp" | "operation.left" | "operation.calledOff"
  }) => void
}

type OperationPendingProps = {
  readonly operation: OperationActor | undefined
  /** What is said while it is looked up. */
  readonly unknown: ReactNode
  /** What is said where nobody can look it up. */
  readonly unverifiable: ReactNode
  /** What is said of what has not arrived, if that can be found out. */
  readonly neverReceived?: ReactNode
  readonly again: ReactNode
  readonly leave: ReactNode
  /** What stays undone where it has not arrived. */
  readonly drop?: ReactNode
}

/** What the player has to know or decide while nobody has said what became of what they meant. */
export const OperationPending = ({
  operation,
  unknown,
  unverifiable,
  neverReceived,
  again,
  leave,
  drop = leave,
}: OperationPendingProps) => {
  const isUnverifiable = useSelector(operation, (state) => state?.matches("unverifiable") ?? false)
  const isUnknown = useSelector(operation, (state) => state?.hasTag("unknown") ?? false)
  const isNeverReceived = useSelector(operation, (state) => state?.matches("neverReceived") ?? false)
  if (operation === undefined) return null
  const confirm = () => operation.send({ type: "operation.confirmed" })
  if (isUnverifiable)
    return (
      <Question yes={again} no={leave} onYes={confirm} onNo={() => operation.send({ type: "operation.givenUp" })}>
        {unverifiable}
      </Question>
    )
  if (isNeverReceived)
    return (
      <Question yes={again} no={drop} onYes={confirm} onNo={() => operation.send({ type: "operation.left" })}>
        {neverReceived}
      </Question>
    )
  return isUnknown ? (
    <Checking operation={operation} drop={drop}>
      {unknown}
    </Checking>
  ) : null
}

type CheckingProps = {
  readonly operation: OperationActor
  readonly drop: ReactNode
  readonly children: ReactNode
}

/** What is found out by itself, and how long that takes; what a lost line broke off can be called off. */
const Checking = ({ operation, drop, children }: CheckingProps) => {
  const isLineLost = useSelector(operation, ({ context }) => context.isLineLost)
  const isLineBack = useSelector(operation, ({ context }) => context.lineBackAt !== undefined)
  const isCalledOff = useSelector(operation, ({ context }) => context.isCalledOff)
  const isEarlier = useSelector(operation, ({ context }) => context.isEarlier)
  return (
    <div className={styles.question}>
      <output>
        <Notice>
          {isCalledOff ? (
            <Trans>You stopped it. We won't resend it: we're only making sure it wasn't received.</Trans>
          ) : isLineLost ? (
            <Trans>Not sent yet: no connection. Once it's back, we check first and know within seconds.</Trans>
          ) : (
            <>
              {children}{" "}
              {isLineBack ? <Trans>This takes a few seconds.</Trans> : <Trans>This takes two minutes at most.</Trans>}
            </>
          )}
        </Notice>
      </output>
      {isLineLost && !isCalledOff && !isEarlier ? (
        <Button tone="outline" block onClick={() => operation.send({ type: "operation.calledOff" })}>
          {drop}
        </Button>
      ) : null}
    </div>
  )
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
