import { lineKey, type PriceFault, priceTyped } from "@fakham/core/betting"
import { moneyText, type Satang, satang, shortMoneyText, winnings } from "@fakham/core/money"
import type { Entry } from "@fakham/core/poy"
import { Trans, useLingui } from "@lingui/react/macro"
import { Result } from "effect"
import { memo, useId, useState } from "react"
import { classNames } from "../../../parts/class-names.ts"
import { Icon, warningIcon } from "../../../parts/icons/icon.tsx"
import { Plate } from "../../../parts/plates/plate.tsx"
import { Moon } from "../../../parts/sky/moon.tsx"
import { useBetTypeName } from "../../../words/bet-type-name.ts"
import { rateText } from "../../../words/rate-text.ts"
import { useBetPage } from "../bet-page-context.ts"
import styles from "./slip-lines.module.css"

export type SlipLineProps = {
  readonly entry: Entry
  readonly price: Satang
  /** The rate of numbers that are not limited. */
  readonly usual: number
  readonly isNew: boolean
  readonly isRepeated: boolean
  readonly isClamped: boolean
  readonly fault: PriceFault | undefined
  readonly onFault: (key: string, fault: PriceFault | undefined) => void
}

/** A thousand pasted lines cease to be new with the next tap: apart from what stands in them, that costs little. */
export const SlipLine = ({ isNew, ...line }: SlipLineProps) => (
  <li className={classNames(styles.line, isNew && styles.new, line.fault !== undefined && styles.bad)}>
    <LineParts {...line} />
  </li>
)

type LinePartsProps = Omit<SlipLineProps, "isNew">

const LineParts = memo((line: LinePartsProps) => {
  const { entry, price, fault } = line
  const noteId = useId()
  return (
    <>
      <Plate number={entry.number} size="m" />
      <span id={noteId} className={styles.note}>
        {fault === undefined ? <Marks {...line} /> : <FaultText fault={fault} />}
        {fault === undefined ? (
          entry.multiply === 0 ? (
            <span className={styles.gone}>
              <Trans>Closed: removed when you place</Trans>
            </span>
          ) : (
            <span className="num">
              <span className={styles.win}>{moneyText(winnings(price, entry.multiply))}</span>
            </span>
          )
        ) : null}
      </span>
      <Stake {...line} noteId={noteId} />
    </>
  )
})
LineParts.displayName = "LineParts"

const Marks = ({ entry: { multiply }, usual, isRepeated, isClamped }: LinePartsProps) => {
  const isLimited = multiply !== usual && multiply > 0
  return (
    <>
      {isLimited ? (
        <span className={styles.limited}>
          <Moon share={0.5} size={13} />
          <Trans>Limited</Trans> <s className="num">{rateText(usual)}</s>{" "}
          <span className="num">{rateText(multiply)}</span>
        </span>
      ) : null}
      {isRepeated ? (
        <span className="cap">
          <Trans>Repeated number</Trans>
        </span>
      ) : isClamped ? (
        <span className="cap">
          <Trans>Adjusted to the limit</Trans>
        </span>
      ) : isLimited || multiply === 0 ? null : (
        <span className="cap">
          <Trans>Max win</Trans>
        </span>
      )}
    </>
  )
}

const FaultText = ({ fault: { reason, bound } }: { readonly fault: PriceFault }) => {
  const amount = shortMoneyText(satang(bound))
  return (
    <span className={styles.fault}>
      <Icon of={warningIcon} size="xs" />
      <span>
        {reason === "notAPrice" ? (
          <Trans>Not a valid amount</Trans>
        ) : reason === "belowMin" ? (
          <Trans>At least {amount} baht</Trans>
        ) : reason === "aboveMax" ? (
          <Trans>Up to {amount} baht</Trans>
        ) : (
          <Trans>Max {amount} baht, same bets counted together</Trans>
        )}
      </span>
    </span>
  )
}

const Stake = ({ entry, price, fault, onFault, noteId }: LinePartsProps & { readonly noteId: string }) => {
  const { t } = useLingui()
  const { betting } = useBetPage()
  const name = useBetTypeName()
  const [typing, setTyping] = useState<string>()
  const { ref, number, option } = entry
  const type = (text: string) => {
    setTyping(text)
    const taken = priceTyped(betting.getSnapshot().context.slip, ref, text)
    onFault(lineKey(entry), Result.isFailure(taken) ? taken.failure : undefined)
    if (Result.isSuccess(taken)) betting.send({ type: "line.priced", ref, price: taken.success })
  }
  return (
    <label className={styles.stake}>
      <span className="vh">{t`Price ${name(option)} ${number}`}</span>
      <input
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        value={typing ?? fault?.text ?? shortMoneyText(price)}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={noteId}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => setTyping(undefined)}
      />
      <span aria-hidden="true">
        <Trans>baht</Trans>
      </span>
    </label>
  )
}
