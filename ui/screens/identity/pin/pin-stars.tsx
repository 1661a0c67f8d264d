import { type PinRule, pinRules } from "@fakham/core/identity"
import { Trans } from "@lingui/react/macro"
import { classNames } from "../../../parts/class-names.ts"
import { LitStars } from "../../page/layout/lit-stars.tsx"
import styles from "./pin-stars.module.css"

/** Where each rule has its star, in the middle of its column. */
const places: Readonly<Record<PinRule, readonly [x: number, y: number]>> = {
  length: [34, 28],
  uppercase: [102, 12],
  lowercase: [170, 32],
  digit: [238, 10],
  special: [306, 24],
}

/** The rules of a new PIN: one that is met lights its star, two that are met side by side are joined. */
export const PinStars = ({ met }: { readonly met: ReadonlyArray<PinRule> }) => (
  <div className={styles.rules}>
    <LitStars
      width={340}
      height={44}
      stars={pinRules.map((rule) => ({ at: places[rule], isLit: met.includes(rule) }))}
      lines={pinRules.slice(1).map((_, before) => [before, before + 1])}
    />
    <ul className={styles.names}>
      {pinRules.map((rule) => (
        <li key={rule} className={classNames(met.includes(rule) && styles.met)}>
          <PinRuleName rule={rule} />{" "}
          <span className="vh">{met.includes(rule) ? <Trans>met</Trans> : <Trans>still missing</Trans>}</span>
        </li>
      ))}
    </ul>
  </div>
)

const PinRuleName = ({ rule }: { readonly rule: PinRule }) => {
  switch (rule) {
    case "length":
      return <Trans>8–30 long</Trans>
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

/** Names only what is missing; before anything is typed, all of it. */
export const PinHint = ({ met }: { readonly met: ReadonlyArray<PinRule> }) => {
  const missing = pinRules.find((rule) => !met.includes(rule))
  if (met.length === 0) return <Trans>At least 1 special character, 1 uppercase, 1 number, 8 to 30 characters</Trans>
  switch (missing) {
    case "length":
      return <Trans>Must be 8 to 30 characters</Trans>
    case "uppercase":
      return <Trans>Add 1 uppercase letter, e.g. A B C</Trans>
    case "lowercase":
      return <Trans>Add 1 lowercase letter, e.g. a b c</Trans>
    case "digit":
      return <Trans>Add 1 number, e.g. 1 2 3</Trans>
    case "special":
      return <Trans>Add 1 special character, e.g. # ! @</Trans>
    case undefined:
      return <Trans>The PIN meets all the rules</Trans>
  }
}
