import { type AbortRefusal, abortableUntil, type PlacedPoy } from "@fakham/core/placing"
import { isOption } from "@fakham/core/poy"
import { displayTime } from "@fakham/core/time"
import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { Link, useParams } from "@tanstack/react-router"
import { useActorRef, useSelector } from "@xstate/react"
import { type ReactNode, useState } from "react"
import { useHouse } from "../../house/use-house.ts"
import { Button, buttonClass } from "../../parts/button.tsx"
import { Money } from "../../parts/money.tsx"
import { moneyText } from "../../parts/money-text.ts"
import { Notice } from "../../parts/notice.tsx"
import { Plate } from "../../parts/plate.tsx"
import { Sheet } from "../../parts/sheet.tsx"
import { SkeletonRow } from "../../parts/skeleton.tsx"
import { useBetTypeName } from "../bet/bet-type-name.ts"
import { rateText } from "../bet/rate-text.ts"
import { clockText } from "../lotto/clock-text.ts"
import { NotFoundScreen } from "../night/night-screens.tsx"
import { usePageTitle } from "../page/page-title.ts"
import { PlacedRoundName } from "./placed-round-name.tsx"
import styles from "./poy-screen.module.css"
import { PoyStatusWord } from "./poy-status.tsx"

/** One slip as a ticket, and the way to cancel it while the rules allow that. */
export const PoyScreen = (): ReactNode => {
  const { t } = useLingui()
  const { poyId = "" } = useParams({ strict: false })
  const { aborting } = useHouse()
  const actor = useActorRef(aborting, { input: { id: poyId, abortedToday: 0 } })
  const state = useSelector(actor, ({ value }) => value)
  const poy = useSelector(actor, ({ context }) => context.poy)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const isUnknown = useSelector(actor, (now) => now.hasTag("unknown"))
  const [asks, setAsks] = useState(false)
  usePageTitle(t`Slip`)
  if (state === "missing") return <NotFoundScreen />
  if (poy === undefined)
    return (
      <div className={styles.page}>
        {isUnknown ? (
          <Notice tone="bad">
            <Trans>Your slip cannot be read just now. It is asked for again by itself.</Trans>
          </Notice>
        ) : (
          <SkeletonRow />
        )}
      </div>
    )
  const until = clockText(abortableUntil(poy))
  return (
    <div className={styles.page}>
      <Ticket poy={poy} />
      {isUnknown ? (
        <Notice tone="bad">
          <Trans>It is not known yet whether the slip is cancelled. It is being checked.</Trans>
        </Notice>
      ) : null}
      {failure?._tag === "AbortRefused" ? (
        <Notice tone="bad">
          <AbortRefusalWord reason={failure.reason} />
        </Notice>
      ) : null}
      <div className={styles.actions}>
        <Link to="/poy" className={buttonClass({ tone: "outline" })}>
          <Trans>All slips</Trans>
        </Link>
        {state === "confirming" || state === "aborting" ? (
          <Button tone="danger" sending={state === "aborting"} onClick={() => setAsks(true)}>
            <Trans>Cancel this slip</Trans>
          </Button>
        ) : null}
      </div>
      {asks && state === "confirming" ? (
        <Sheet
          title={t`Cancel this slip`}
          kind="auto"
          onClose={() => setAsks(false)}
          foot={
            <div className={styles.actions}>
              <Button tone="outline" onClick={() => setAsks(false)}>
                <Trans>Keep it</Trans>
              </Button>
              <Button
                tone="danger"
                onClick={() => {
                  setAsks(false)
                  actor.send({ type: "abort.confirmed" })
                }}
              >
                <Trans>Cancel the slip</Trans>
              </Button>
            </div>
          }
        >
          <p>
            <Trans>
              The whole slip is cancelled and <Money satang={poy.stake} /> baht go back to your balance at once. This
              can be done until {until}, four times a day.
            </Trans>
          </p>
        </Sheet>
      ) : null}
    </div>
  )
}

const AbortRefusalWord = ({ reason }: { readonly reason: AbortRefusal | "other" }) => {
  switch (reason) {
    case "tooLate":
      return <Trans>It is too late to cancel this slip. Nothing has changed.</Trans>
    case "tooMany":
      return <Trans>You have cancelled four slips today. This one stays as it is.</Trans>
    case "alreadyAborted":
      return <Trans>This slip is cancelled already.</Trans>
    case "alreadySettled":
      return <Trans>This slip has its result already.</Trans>
    case "other":
      return <Trans>The slip was not cancelled. Nothing has changed.</Trans>
  }
}

const Ticket = ({ poy }: { readonly poy: PlacedPoy }) => {
  const { order } = poy
  const betType = order.kind === "poy" ? order.betType : order.variant
  const placed = displayTime(poy.placedAt)
  return (
    <article className={styles.ticket} data-paper>
      <header>
        <h1>
          <PlacedRoundName of={{ betGroup: order.betGroup, betType, betName: order.betName }} />
        </h1>
        <p className="cap">{poy.id}</p>
        <p className="cap">
          <Trans>Placed {placed}</Trans>
        </p>
      </header>
      <ul>
        <Lines poy={poy} />
      </ul>
      <footer>
        <p>
          <PoyStatusWord status={poy.status} paid={poy.paid} />
        </p>
        <p>
          <Plural value={order.lines.length} one="# line" other="# lines" /> <b>{moneyText(poy.stake)}</b>{" "}
          <Trans>baht</Trans>
        </p>
      </footer>
    </article>
  )
}

const Lines = ({ poy: { order } }: { readonly poy: PlacedPoy }) => {
  const name = useBetTypeName()
  if (order.kind === "sets")
    return order.lines.map(({ number, sets }) => (
      <li key={number}>
        <Plate number={number} size="s" />
        <span>
          <Plural value={sets} one="# set" other="# sets" />
        </span>
      </li>
    ))
  return order.lines.map(({ option, number, price, multiply, ref }) => {
    const [rate, stake] = [rateText(multiply), moneyText(price)]
    return (
      <li key={ref}>
        <Plate number={number} size="s" />
        <span>
          <b>{isOption(option) ? name(option) : option}</b>
          <span className="cap">
            <Trans>
              {rate} · stake {stake}
            </Trans>
          </span>
        </span>
      </li>
    )
  })
}
