import { type NamedSet, type SetFault, setLimits } from "@fakham/core/betting"
import { options as allOptions, digitsOf, type Option } from "@fakham/core/poy"
import { Trans, useLingui } from "@lingui/react/macro"
import { useState } from "react"
import { Chip } from "../../../parts/controls/chip.tsx"
import { Field } from "../../../parts/fields/field.tsx"
import { useBetTypeName } from "../../../words/bet-type-name.ts"
import { SetFaultText } from "./number-set-fault-text.tsx"
import { SetNumbers } from "./number-set-numbers.tsx"
import styles from "./number-set-screen.module.css"

type SetFormProps = {
  readonly written: NamedSet
  readonly fault: SetFault | undefined
  readonly onChange: (change: Partial<NamedSet>) => void
}

/** Options of one length go together; one of another length begins anew. */
const tapped = (on: ReadonlyArray<Option>, option: Option): ReadonlyArray<Option> =>
  on.includes(option)
    ? on.filter((other) => other !== option)
    : [...on.filter((other) => digitsOf(other) === digitsOf(option)), option]

/** Said at the name itself; other faults are said where the set is saved. */
export const isOfName = ({ reason }: SetFault): boolean => reason === "nameMissing" || reason === "nameTooLong"

const rankOf = (option: Option, on: ReadonlyArray<Option>) => (on.includes(option) ? 0 : 1)

export const SetForm = ({ written, fault, onChange }: SetFormProps) => {
  const { t } = useLingui()
  const called = useBetTypeName()
  const { name, options, numbers } = written
  // Those that are on stand first, where a narrow screen shows them.
  const [inOrder] = useState(() => allOptions.toSorted((one, other) => rankOf(one, options) - rankOf(other, options)))
  const letters = Array.from(name).length
  return (
    <>
      <Field
        label={t`Name of the set`}
        value={name}
        onChange={({ target }) => onChange({ name: target.value })}
        error={fault !== undefined && isOfName(fault) ? <SetFaultText fault={fault} /> : undefined}
        end={
          <span className={styles.count}>
            {letters} / {setLimits.nameLength}
          </span>
        }
      />
      <div>
        <p className={styles.label} id="set-options">
          <Trans>Bet types</Trans>
        </p>
        <fieldset className={styles.chips} aria-labelledby="set-options">
          {inOrder.map((option) => (
            <Chip
              key={option}
              pressed={options.includes(option)}
              onClick={() => onChange({ options: tapped(options, option) })}
            >
              {called(option)}
            </Chip>
          ))}
        </fieldset>
      </div>
      <SetNumbers
        places={Math.max(1, ...options.map(digitsOf))}
        numbers={numbers}
        onChange={(next) => onChange({ numbers: next })}
      />
    </>
  )
}
