import { minus, moneyText, shortMoneyText } from "@fakham/core/money"
import { affectedLines, type Order, type Refusal, stakeOf, type Ticket4dOrder } from "@fakham/core/order"
import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { onParts, parts } from "../../../app/parts.ts"
import { Button, buttonClass } from "../../../parts/controls/button.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import { SaidNote } from "../../../parts/notices/said.tsx"
import { Plate } from "../../../parts/plates/plate.tsx"
import { Sheet } from "../../../parts/sheets/sheet.tsx"
import { useBetTypeName } from "../../../words/bet-type-name.ts"
import { lazySheet } from "./lazy-sheet.tsx"
import { YesButton } from "./order-yes.tsx"
import styles from "./placing-sheet.module.css"
import type { StepProps } from "./placing-step.ts"

const LimitsSheet = lazySheet(() =>
  onParts(
    import("./limits/limits-sheet.lazy.tsx").then((of) => of.LimitsSheet),
    parts.ownLimits,
  ),
)

/** The operator's no: what it is about, that no money was taken, and what the player can do. */
export const PlacingRefused = ({ actor, round, onLeave }: StepProps) => {
  const { t } = useLingui()
  const order = useSelector(actor, ({ context }) => context.order)
  const balance = useSelector(actor, ({ context }) => context.balance)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const [limitsOpen, setLimitsOpen] = useState(false)
  const tag = failure?._tag
  const missing = balance === undefined ? undefined : minus(stakeOf(order), balance)
  return (
    <>
      <Sheet
        kind="auto"
        title={tag === "RoundClosed" ? t`The round has closed` : t`Slip not placed`}
        caption={<Trans>You weren't charged. Your slip is saved.</Trans>}
        onClose={onLeave}
        foot={
          <div className={styles.acts}>
            <Button tone="outline" onClick={onLeave}>
              {tag === "RoundClosed" ? <Trans>Close</Trans> : <Trans>Edit slip</Trans>}
            </Button>
            {tag === "BalanceNotEnough" ? (
              <Link to="/credit/deposit" className={buttonClass({ tone: "gold", block: true })}>
                <Trans>Deposit</Trans>
              </Link>
            ) : tag === "PlayLimitReached" ? (
              <Button tone="gold" block onClick={() => setLimitsOpen(true)}>
                <Trans>See my limits</Trans>
              </Button>
            ) : tag === "RoundClosed" ? (
              round.moveOn
            ) : tag === "NotSold" ? null : (
              <YesButton onClick={() => actor.send({ type: "order.confirmed" })}>
                <Trans>Try again</Trans>
              </YesButton>
            )}
          </div>
        }
      >
        <Notice tone="bad">
          <Reason failure={failure} missing={missing === undefined || missing <= 0 ? undefined : moneyText(missing)} />
        </Notice>
        {failure === undefined ? null : <Affected order={order} failure={failure} />}
      </Sheet>
      {limitsOpen ? <LimitsSheet onClose={() => setLimitsOpen(false)} /> : null}
    </>
  )
}

type ReasonProps = { readonly failure: Refusal | undefined; readonly missing: string | undefined }

const Reason = ({ failure, missing }: ReasonProps) => {
  switch (failure?._tag) {
    case "RoundClosed":
      return <Trans>The round closed before your slip arrived.</Trans>
    case "BalanceNotEnough":
      return missing === undefined ? (
        <Trans>Not enough money in your wallet.</Trans>
      ) : (
        <Trans>You're {missing} baht short.</Trans>
      )
    case "OutsideLimits":
      return <Trans>Some stakes are outside this round's minimum and maximum.</Trans>
    case "PlayerMaximumReached":
      return <Trans>You've reached the per-player maximum on these numbers.</Trans>
    case "NumbersLimited":
      return <Trans>Your stake is more than these numbers can still take.</Trans>
    case "NumbersClosed":
    case "RatesChanged":
      return <Trans>Some numbers are closed or have other rates now.</Trans>
    case "PlayLimitReached": {
      const left = failure.left === undefined ? undefined : moneyText(failure.left)
      return left === undefined ? (
        <Trans>This stake is over a limit you set.</Trans>
      ) : (
        <Trans>Your limit leaves {left} baht to stake.</Trans>
      )
    }
    case "NotSold":
      return <Trans>This lottery isn't available here.</Trans>
    case "OrderFailed":
    case undefined:
      return (
        <>
          <Trans>Couldn't place the slip right now. Please try again.</Trans>
          <SaidNote said={failure?.said} />
        </>
      )
  }
}

/** The lines that a refusal is about, with what they may be staked where that is told. */
const Affected = ({ order, failure }: { readonly order: Order; readonly failure: Refusal }) => {
  const name = useBetTypeName()
  if (order.kind === "sets") return <AffectedSets order={order} failure={failure} />
  const affected = affectedLines(order, failure).flatMap((at) => order.lines[at] ?? [])
  return (
    <ul className={styles.changes}>
      {affected.map((line) => {
        const min = shortMoneyText(line.min)
        const max = shortMoneyText(line.max)
        const left = roomLeft(failure, line.number)
        return (
          <li key={line.ref}>
            <Plate number={line.number} />
            <span>
              <b>{name(line.option)}</b>
              <span className="cap">
                {left === undefined ? (
                  <Trans>
                    {min} to {max} baht
                  </Trans>
                ) : (
                  <Trans>{left} baht left</Trans>
                )}
              </span>
            </span>
            <span className="num">{moneyText(line.price)}</span>
          </li>
        )
      })}
    </ul>
  )
}

type AffectedSetsProps = { readonly order: Ticket4dOrder; readonly failure: Refusal }

/** Sets of which fewer are left than were picked. */
const AffectedSets = ({ order, failure }: AffectedSetsProps) => (
  <ul className={styles.changes}>
    {affectedLines(order, failure)
      .flatMap((at) => order.lines[at] ?? [])
      .map(({ number, sets }) => {
        const left = roomLeft(failure, number)
        return (
          <li key={number}>
            <Plate number={number} />
            <span className="cap">{left === undefined ? null : <Trans>{left} baht left</Trans>}</span>
            <span className="num">
              <Plural value={sets} one="# set" other="# sets" />
            </span>
          </li>
        )
      })}
  </ul>
)

const roomLeft = (failure: Refusal, number: string): string | undefined => {
  if (failure._tag !== "PlayerMaximumReached" && failure._tag !== "NumbersLimited") return undefined
  const left = failure.numbers.find((room) => room.number === number)?.left
  return left === undefined ? undefined : moneyText(left)
}
