import { dayAt, daysAfter } from "@fakham/core/time"
import { chosenSpan, type DaySpan, firstOfMonth, spanBack } from "@fakham/core/wallet"
import { Trans, useLingui } from "@lingui/react/macro"
import { Result } from "effect"
import { useState } from "react"
import { useMachines } from "../../../app/use-machines.ts"
import { useDates } from "../../../locales/use-dates.ts"
import { noWords } from "../../../parts/chrome/no-words.ts"
import { Slot } from "../../../parts/chrome/slot.tsx"
import { placeholder } from "../../../parts/chrome/slot-names.ts"
import { Button } from "../../../parts/controls/button.tsx"
import { DayField } from "../../../parts/fields/day-field.tsx"
import { Icon } from "../../../parts/icons/icon.tsx"
import { calendarIcon } from "../../../parts/icons/player-icons.ts"
import { Sheet } from "../../../parts/sheets/sheet.tsx"
import { spanText } from "../../../words/span-text.ts"
import styles from "./statement.module.css"

type SpanChoiceProps = { readonly span: DaySpan; readonly onChoose: (span: DaySpan) => void }

/** The days that are shown, and the way to others. */
export const SpanChoice = ({ span, onChoose }: SpanChoiceProps) => {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const days = spanText(span)
  return (
    <>
      <button type="button" className={styles.days} aria-label={t`Dates: ${days}`} onClick={() => setOpen(true)}>
        <DaysFace>{days}</DaysFace>
      </button>
      {isOpen ? (
        <SpanSheet
          span={span}
          onChoose={(chosen) => {
            setOpen(false)
            onChoose(chosen)
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}

/** The days before the page knows them: the prefetch script fills them in. */
export const AwaitedDays = () => (
  <span className={styles.days}>
    <Slot name="statementDays" until={<DaysFace>{noWords}</DaysFace>}>
      <DaysFace>{placeholder.days}</DaysFace>
    </Slot>
  </span>
)

const DaysFace = ({ children }: { readonly children: string }) => (
  <>
    <span className="num">{children}</span>
    <Icon of={calendarIcon} size="s" />
  </>
)

const SpanSheet = ({ span, onChoose, onClose }: SpanChoiceProps & { readonly onClose: () => void }) => {
  const { t } = useLingui()
  const { now } = useMachines()
  const { ofField } = useDates()
  const today = dayAt(now())
  const [from, setFrom] = useState(span.from)
  const [to, setTo] = useState(span.to)
  const [fault, complain] = useState<"dayMissing" | "turnedAround">()
  return (
    <Sheet kind="auto" title={t`Which days`} onClose={onClose}>
      <div className={styles.form}>
        <Button tone="outline" block onClick={() => onChoose({ from: today, to: today })}>
          <Trans>Today</Trans>
        </Button>
        <Button tone="outline" block onClick={() => onChoose({ from: daysAfter(today, -6), to: today })}>
          <Trans>7 days</Trans>
        </Button>
        <Button tone="outline" block onClick={() => onChoose({ from: firstOfMonth(today), to: today })}>
          <Trans>This month</Trans>
        </Button>
        <Button tone="outline" block onClick={() => onChoose(spanBack(now(), "wallet"))}>
          <Trans>3 days and today</Trans>
        </Button>
        <Button tone="outline" block onClick={() => onChoose(spanBack(now(), "affiliate"))}>
          <Trans>30 days and today</Trans>
        </Button>
      </div>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          const chosen = chosenSpan(from, to)
          if (Result.isSuccess(chosen)) onChoose(chosen.success)
          else complain(chosen.failure)
        }}
      >
        <DayField
          label={t`From`}
          written={ofField(from)}
          name="from"
          autoComplete="off"
          value={from}
          onChange={({ target }) => setFrom(target.value)}
          error={
            fault === undefined ? undefined : fault === "dayMissing" ? (
              <Trans>Choose both dates.</Trans>
            ) : (
              <Trans>The start date is after the end date.</Trans>
            )
          }
        />
        <DayField
          label={t`To`}
          written={ofField(to)}
          name="to"
          autoComplete="off"
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
        <Button tone="gold" block type="submit">
          <Trans>Show these days</Trans>
        </Button>
      </form>
    </Sheet>
  )
}
