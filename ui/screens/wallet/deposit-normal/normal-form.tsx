import { dayAt, instantAt, isDay, isTimeOfDay } from "@fakham/core/time"
import { type DepositOffer, type Proof, reportedWithin, type TransferChannel } from "@fakham/core/wallet"
import { Trans, useLingui } from "@lingui/react/macro"
import { useRef, useState } from "react"
import { useMachines } from "../../../app/use-machines.ts"
import { useDates } from "../../../locales/use-dates.ts"
import { Segmented } from "../../../parts/controls/segmented.tsx"
import { DayField } from "../../../parts/fields/day-field.tsx"
import { Field } from "../../../parts/fields/field.tsx"
import { CopyButton } from "../deposit/copy-button.tsx"
import { AmountFaultText } from "../deposit/form/amount-fault-text.tsx"
import { DepositFormShell, useDepositForm } from "../deposit/form/deposit-form.tsx"
import { methodPart } from "../method-part.tsx"
import styles from "./deposit-normal.module.css"
import type { ScaledPicture } from "./scaled-picture.ts"
import { keepSentSlip } from "./slip-picture.tsx"

const PayeeChoice = methodPart((parts) => parts.PayeeChoice)
const ProofField = methodPart((parts) => parts.ProofField)

/** A transfer that was made already, as its slip tells of it; it stays filled in while it is on its way. */
export const NormalForm = ({ offer }: { readonly offer: DepositOffer }) => {
  const slip = useRef<ScaledPicture>(undefined)
  const { t } = useLingui()
  const { payees, terms } = offer
  const channels = useChannels()
  const [bankId, setBankId] = useState((payees.length === 1 ? payees[0]?.bankId : undefined) ?? "")
  const [channel, setChannel] = useState<TransferChannel>("app")
  const [channelName, setChannelName] = useState("")
  const [amount, setAmount] = useState("")
  const when = useWhen()
  const { ofField } = useDates()
  const [proof, setProof] = useState<Proof>()
  const label = channels.find(({ value }) => value === channel)?.label ?? channel
  const chosen = { channel, channelName: channelName.trim() || label }
  const { depositAt } = when
  const filled = useDepositForm(
    offer,
    { method: "normal", amount, bankId, channel: chosen, depositAt, proof },
    ({ id }) => {
      if (slip.current !== undefined) keepSentSlip(id, slip.current)
    },
  )
  const { faults } = filled
  return (
    <DepositFormShell of={filled} legend={<Trans>Transfer details</Trans>} submit={<Trans>Report deposit</Trans>}>
      <PayeeChoice
        payees={payees}
        chosen={bankId}
        onChoose={setBankId}
        renderCopy={(accountNumber) => (
          <CopyButton text={accountNumber} tone="quiet">
            <Trans>Copy</Trans>
          </CopyButton>
        )}
        error={faults?.bankId === undefined ? undefined : <Trans>Choose the account that you transferred to.</Trans>}
      />
      <div>
        <span className={styles.label} aria-hidden="true">
          <Trans>How you transferred</Trans>
        </span>
        <Segmented label={t`How you transferred`} options={channels} value={channel} onChange={setChannel} />
      </div>
      <Field
        label={t`App or branch (if you like)`}
        name="channelName"
        autoComplete="off"
        maxLength={64}
        value={channelName}
        onChange={({ target }) => setChannelName(target.value)}
      />
      <Field
        numeric
        label={t`Amount on the slip`}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
        end={
          <span className={styles.unit}>
            <Trans>baht</Trans>
          </span>
        }
        error={faults?.amount && <AmountFaultText fault={faults.amount} terms={terms} />}
      />
      <div className={styles.when}>
        <DayField
          label={t`Transfer date`}
          written={ofField(when.day)}
          name="day"
          autoComplete="off"
          min={when.earliest}
          max={when.latest}
          value={when.day}
          onChange={({ target }) => when.setDay(target.value)}
          error={faults?.depositAt === "tooLongAgo" && <Trans>You can report transfers from the last 7 days.</Trans>}
        />
        <Field
          numeric
          label={t`Time`}
          type="time"
          name="time"
          autoComplete="off"
          value={when.time}
          onChange={({ target }) => when.setTime(target.value)}
          error={
            faults?.depositAt === "required" ? (
              <Trans>Enter the date and time on the slip.</Trans>
            ) : (
              faults?.depositAt === "notYetMade" && <Trans>This time is in the future.</Trans>
            )
          }
        />
      </div>
      <ProofField
        fault={faults?.proof}
        onPicked={(picked) => {
          slip.current = picked
          setProof(picked?.proof)
        }}
      />
    </DepositFormShell>
  )
}

const useChannels = (): ReadonlyArray<{ readonly value: TransferChannel; readonly label: string }> => {
  const { t } = useLingui()
  return [
    { value: "app", label: t`Banking app` },
    { value: "cashMachine", label: t`Cash machine` },
    { value: "counter", label: t`Counter` },
  ]
}

/** When the money was sent: today, until another day is chosen, by the Thai clock. */
const useWhen = () => {
  const { now } = useMachines()
  const [latest] = useState(() => dayAt(now()))
  const [day, setDay] = useState(latest)
  const [time, setTime] = useState("")
  const depositAt = isDay(day) && isTimeOfDay(time) ? instantAt(day, time) : undefined
  return { day, setDay, time, setTime, depositAt, latest, earliest: dayAt(now() - reportedWithin) }
}
