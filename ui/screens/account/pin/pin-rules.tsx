import { metPinRules, type PinRule, pinLength, pinRules } from "@fakham/core/identity"
import { plural } from "@lingui/core/macro"
import { Trans, useLingui } from "@lingui/react/macro"
import { classNames } from "../../../parts/class-names.ts"
import styles from "./pin-rules.module.css"

/** Where the star of each rule stands in a sky of 342 by 46. */
const places: Readonly<Record<PinRule, readonly [x: number, y: number]>> = {
  length: [34, 30],
  uppercase: [102, 14],
  lowercase: [171, 34],
  digit: [240, 12],
  special: [308, 26],
}

const RuleName = ({ rule }: { readonly rule: PinRule }) => {
  const { fewest, most } = pinLength
  switch (rule) {
    case "length":
      return (
        <Trans>
          {fewest}–{most} characters
        </Trans>
      )
    case "uppercase":
      return <Trans>Capital A</Trans>
    case "lowercase":
      return <Trans>Small a</Trans>
    case "digit":
      return <Trans>Digit 1</Trans>
    case "special":
      return <Trans>Sign #</Trans>
  }
}

/** The rules for a new PIN as stars: one that is met shines and joins the line. */
export const PinRules = ({ typed }: { readonly typed: string }) => {
  const met = metPinRules(typed)
  return (
    <div className={styles.rules}>
      <svg viewBox="0 0 342 46" aria-hidden="true">
        {pinRules.slice(1).map((rule, before) => {
          const left = pinRules[before] ?? rule
          const isLit = met.includes(left) && met.includes(rule)
          return (
            <path
              key={rule}
              className={classNames(styles.line, isLit && styles.lit)}
              d={`M${places[left].join()}L${places[rule].join()}`}
            />
          )
        })}
        {pinRules.map((rule) => {
          const [cx, cy] = places[rule]
          return (
            <g key={rule} className={met.includes(rule) ? styles.met : styles.open}>
              <circle className={styles.halo} cx={cx} cy={cy} r={9} />
              <circle className={styles.star} cx={cx} cy={cy} r={4} />
            </g>
          )
        })}
      </svg>
      <ul>
        {pinRules.map((rule) => (
          <li key={rule} className={classNames(met.includes(rule) && styles.named)}>
            <RuleName rule={rule} />
            <span className="vh">{met.includes(rule) ? <Trans>met</Trans> : <Trans>not met yet</Trans>}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What a PIN still lacks, and nothing of what it has. */
export const useMissingOfPin = (): ((typed: string) => string | undefined) => {
  const { t } = useLingui()
  return (typed) => {
    const met = metPinRules(typed)
    const { length } = Array.from(typed)
    const few = pinLength.fewest - length
    const many = length - pinLength.most
    const said: Readonly<Record<PinRule, string>> = {
      length:
        few > 0
          ? t`${plural(few, { one: "# more character", other: "# more characters" })}`
          : t`${plural(many, { one: "# character fewer", other: "# characters fewer" })}`,
      uppercase: t`a capital letter`,
      lowercase: t`a small letter`,
      digit: t`a digit`,
      special: t`a special character`,
    }
    const missing = pinRules.filter((rule) => !met.includes(rule)).map((rule) => said[rule])
    return missing.length === 0 ? undefined : missing.join(", ")
  }
}
