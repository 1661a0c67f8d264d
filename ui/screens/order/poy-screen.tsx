import { type CancelRefusal, cancellableUntil, type Order, type PlacedPoy } from "@fakham/core/order"
import { Trans, useLingui } from "@lingui/react/macro"
import { Link, useParams } from "@tanstack/react-router"
import { useActorRef, useSelector } from "@xstate/react"
import { type ReactNode, useState } from "react"
import type { ActorRefFrom } from "xstate"
import type { Slips } from "../../app/parts/order/slips.lazy.ts"
import { parts } from "../../app/parts.ts"
import { useResourceOfFlow } from "../../app/use-resource-of-flow.ts"
import { usePart } from "../../app/use-visit.ts"
import { Button, buttonClass } from "../../parts/controls/button.tsx"
import { Notice } from "../../parts/notices/notice.tsx"
import { SaidNote } from "../../parts/notices/said.tsx"
import { SkeletonRow } from "../../parts/notices/skeleton.tsx"
import { usePageTitle } from "../page/brand/page-title.ts"
import { NothingHere } from "../page/nothing-here.ts"
import { BetAgain } from "./bet-again.tsx"
import { CancelReview } from "./cancel-review.tsx"
import { NoSlips } from "./no-slips.tsx"
import { PoyHead } from "./poy-head.tsx"
import styles from "./poy-screen.module.css"
import { SharePicture } from "./share-picture.tsx"
import { PoyTicket } from "./ticket/poy-ticket.tsx"
import { useDeadline } from "./use-deadline.ts"

type CancellingActor = ActorRefFrom<Slips["cancelling"]>

/** One slip as a ticket, with what became of it, and the way to cancel it while the rules allow that. */
export const PoyScreen = (): ReactNode => {
  const { betGroup, poyId = "" } = useParams({ strict: false })
  return <PoyOf id={poyId} isHere={(order) => order.betGroup === betGroup} />
}

type PoyOfProps = {
  readonly id: string
  /** A slip that was placed on something else has no page here. */
  readonly isHere: (order: Order) => boolean
}

export const PoyOf = ({ id, isHere }: PoyOfProps): ReactNode => {
  const { t } = useLingui()
  usePageTitle(t`Slip ${id}`)
  return <PoyRead id={id} isHere={isHere} className={styles.page} />
}

/** A slip beside the list that it was chosen from. */
export const PoyBeside = ({ id }: Pick<PoyOfProps, "id">): ReactNode => (
  <PoyRead id={id} className={styles.beside} isBeside />
)

type PoyReadProps = Pick<PoyOfProps, "id"> & {
  readonly isHere?: PoyOfProps["isHere"]
  readonly className: string | undefined
  readonly isBeside?: boolean
}

const PoyRead = ({ id, isHere, className, isBeside = false }: PoyReadProps): ReactNode => {
  const actor = useActorRef(usePart(parts.slips).cancelling, { input: { id } })
  const poy = useSelector(actor, ({ context }) => context.poy)
  const isMissing = useSelector(actor, (state) => state.matches("missing"))
  const { hasFailed, isNotOffered } = useResourceOfFlow(actor)
  if (isMissing || (poy !== undefined && isHere?.(poy.order) === false)) return <NothingHere />
  return (
    <div className={className}>
      {isNotOffered ? (
        <NoSlips />
      ) : poy === undefined ? (
        <Missing hasFailed={hasFailed} />
      ) : (
        <Poy poy={poy} actor={actor} isBeside={isBeside} />
      )}
    </div>
  )
}

const Missing = ({ hasFailed }: { readonly hasFailed: boolean }) =>
  hasFailed ? (
    <Unreachable />
  ) : (
    <>
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </>
  )

const Unreachable = () => (
  <Notice tone="bad">
    <Trans>Couldn't load your slip. Retrying automatically.</Trans>
  </Notice>
)

type PoyProps = { readonly poy: PlacedPoy; readonly actor: CancellingActor; readonly isBeside: boolean }

const Poy = ({ poy, actor, isBeside }: PoyProps) => (
  <>
    {isBeside ? null : <PoyHead poy={poy} />}
    <div className={styles.cancelling}>
      <Cancelling poy={poy} actor={actor} />
    </div>
    <PoyTicket poy={poy} />
    <div className={styles.dock}>
      <BetAgain order={poy.order} />
      <SharePicture poy={poy} tone={poy.status === "cancelled" ? "outline" : "gold"} />
    </div>
    <div className={styles.more}>
      <Button tone="quiet" onClick={() => window.print()}>
        <Trans>Print slip</Trans>
      </Button>
      {poy.order.kind === "poy" ? (
        <Link to="/number-set" search={{ from: poy.id }} className={buttonClass({ tone: "quiet" })}>
          <Trans>Save as number set</Trans>
        </Link>
      ) : null}
    </div>
  </>
)

/** Why a slip was not cancelled, and how it stands. */
const CancelRefusalWord = ({ reason }: { readonly reason: CancelRefusal | "other" }) => {
  switch (reason) {
    case "tooLate":
      return <Trans>It's too late to cancel this slip. Nothing changed.</Trans>
    case "tooMany":
      return <Trans>You've used all 4 cancellations today. This slip stays as it is.</Trans>
    case "alreadyCancelled":
      return <Trans>This slip is already cancelled.</Trans>
    case "alreadySettled":
      return <Trans>This slip already has a result.</Trans>
    case "other":
      return <Trans>The slip wasn't cancelled. Nothing changed.</Trans>
  }
}

const Cancelling = ({ poy, actor }: Omit<PoyProps, "isBeside">) => {
  const state = useSelector(actor, ({ value }) => value)
  const refusal = useSelector(actor, ({ context }) => context.refusal)
  const said = useSelector(actor, ({ context }) => context.said)
  const { hasFailed } = useResourceOfFlow(actor)
  const operation = useSelector(actor, ({ children }) => children.operation)
  const isNeverReceived = useSelector(operation, (snapshot) => snapshot?.value === "neverReceived")
  const isUnknown = useSelector(operation, (snapshot) => snapshot?.hasTag("unknown") ?? false)
  const [asks, setAsks] = useState(false)
  const until = useDeadline(cancellableUntil(poy))
  const isAsked = state === "confirming" || isNeverReceived
  return (
    <>
      {hasFailed ? <Unreachable /> : null}
      {isUnknown ? (
        <Notice tone="bad">
          <Trans>We're checking whether the slip was cancelled.</Trans>
        </Notice>
      ) : null}
      {refusal === undefined ? null : (
        <Notice tone="bad">
          <CancelRefusalWord reason={refusal} />
          <SaidNote said={said} />
        </Notice>
      )}
      {isAsked || (state === "cancelling" && !isUnknown) ? (
        <div className={styles.cancel}>
          <Button tone="danger" sending={!isAsked} onClick={() => setAsks(true)}>
            <Trans>Cancel this slip</Trans>
          </Button>
          <span className="cap">
            <Trans>Cancel by {until}</Trans>
          </span>
        </div>
      ) : null}
      {asks && isAsked ? (
        <CancelReview
          poy={poy}
          onKeep={() => setAsks(false)}
          onCancel={() => {
            setAsks(false)
            actor.send({ type: "cancel.confirmed" })
          }}
        />
      ) : null}
    </>
  )
}
