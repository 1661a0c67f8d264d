import { moneyText } from "@fakham/core/money"
import { Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { Button } from "../../../parts/controls/button.tsx"
import { Money } from "../../../parts/money/money.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import { SaidNote } from "../../../parts/notices/said.tsx"
import { Sheet } from "../../../parts/sheets/sheet.tsx"
import { OperationPending } from "../../page/layout/operation-pending.tsx"
import styles from "./affiliate.module.css"
import type { MoveActor } from "./move-actor.ts"
import { MoveRefusalText } from "./move-texts.tsx"

type MoveProps = { readonly move: MoveActor }

/** One move from the look at its amount to its end; one from before a reload is shown as it goes on. */
export const MoveSheet = ({ move }: MoveProps) => {
  const { t } = useLingui()
  const isReviewing = useSelector(move, (state) => state.matches("reviewing"))
  const isMoving = useSelector(move, (state) => state.matches("moving"))
  const isMoved = useSelector(move, (state) => state.matches("moved"))
  const isRefused = useSelector(move, (state) => state.matches("refused"))
  const operation = useSelector(move, ({ children }) => children.operation)
  if (!isReviewing && !isMoving && !isMoved && !isRefused) return null
  const close = () => {
    if (isMoved) move.send({ type: "another.requested" })
    // What is on its way is gone on with when it is asked for next, and never sent twice.
    else if (!isMoving) move.send({ type: "amount.reopened" })
    else if (operation?.getSnapshot().hasTag("unknown") === true) operation.send({ type: "operation.left" })
  }
  return (
    <Sheet kind="auto" title={t`Transfer to wallet`} onClose={close}>
      <div className={styles.form}>
        {isMoved ? (
          <Moved move={move} onClose={close} />
        ) : isRefused ? (
          <Refused move={move} onClose={close} />
        ) : (
          <Going move={move} isMoving={isMoving} onClose={close} />
        )}
      </div>
    </Sheet>
  )
}

type EndProps = MoveProps & { readonly onClose: () => void }

const Going = ({ move, isMoving, onClose }: EndProps & { readonly isMoving: boolean }) => {
  const amount = useSelector(move, ({ context: { operation } }) =>
    operation === undefined
      ? undefined
      : "unfinished" in operation
        ? operation.unfinished.command.amount
        : operation.command.amount,
  )
  const operation = useSelector(move, ({ children }) => children.operation)
  const isSending = useSelector(operation, (state) => state?.hasTag("busy") ?? false)
  return (
    <>
      {amount === undefined ? null : <Money satang={amount} size="l" />}
      <OperationPending
        operation={operation}
        unknown={<Trans>No reply yet. We're checking. Nothing is transferred twice.</Trans>}
        unverifiable={<Trans>No reply, and this site can't look it up. Check your earnings and balance first.</Trans>}
        neverReceived={<Trans>We didn't receive this. Nothing was transferred.</Trans>}
        again={<Trans>Transfer again</Trans>}
        leave={<Trans>Don't send</Trans>}
        drop={<Trans>Don't transfer</Trans>}
      />
      {isMoving ? (
        isSending ? (
          <Button tone="gold" block sending>
            <Trans>Transfer now</Trans>
          </Button>
        ) : null
      ) : (
        <>
          <Button tone="gold" block onClick={() => move.send({ type: "move.confirmed" })}>
            <Trans>Transfer now</Trans>
          </Button>
          <Button tone="quiet" block onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
        </>
      )}
    </>
  )
}

const Moved = ({ move, onClose }: EndProps) => {
  const outcome = useSelector(move, ({ context }) => context.outcome)
  const amount = outcome && moneyText(outcome.intent.command.amount)
  const left = outcome?._tag === "Done" ? moneyText(outcome.receipt) : undefined
  return (
    <>
      <output>
        <Trans>
          {amount} baht added to your wallet. {left} left to transfer.
        </Trans>
      </output>
      <Button tone="outline" block onClick={onClose}>
        <Trans>Close</Trans>
      </Button>
    </>
  )
}

const Refused = ({ move, onClose }: EndProps) => {
  const outcome = useSelector(move, ({ context }) => context.outcome)
  return (
    <>
      <div role="alert">
        <Notice tone="bad">
          {outcome?._tag === "Refused" ? (
            <>
              <MoveRefusalText reason={outcome.refusal.reason} />
              <SaidNote said={outcome.refusal.said} />
            </>
          ) : null}
        </Notice>
      </div>
      <Button tone="outline" block onClick={onClose}>
        <Trans>See my earnings</Trans>
      </Button>
    </>
  )
}
