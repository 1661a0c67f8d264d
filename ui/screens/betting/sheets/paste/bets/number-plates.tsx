import { Trans } from "@lingui/react/macro"
import { Plate } from "../../../../../parts/plates/plate.tsx"
import { Moon } from "../../../../../parts/sky/moon.tsx"
import { rateText } from "../../../../../words/rate-text.ts"
import type { PastedGroup } from "./bet-groups.ts"
import styles from "./number-plates.module.css"
import type { RatesNow } from "./rates-now.ts"

type NumberPlatesProps = {
  readonly group: PastedGroup
  /** No more are drawn; how many there are besides is said. */
  readonly most?: number
  /** What numbers pay that do not pay in full is told beside them. */
  readonly rates?: RatesNow
}

/** The numbers of a group, one plate each. */
export const NumberPlates = ({ group: { numbers, stakes }, most = numbers.length, rates }: NumberPlatesProps) => (
  <>
    {numbers.slice(0, most).map((number, at) => (
      <span key={at} className={styles.number}>
        <Plate number={number} size="s" />
        {rates === undefined
          ? null
          : stakes.map(({ option }) => (
              <LimitedRate key={option} now={rates.rateOf({ option, number })} usual={rates.usualOf(option)} />
            ))}
      </span>
    ))}
    {numbers.length > most ? <span className="cap">+{numbers.length - most}</span> : null}
  </>
)

const LimitedRate = ({ now, usual }: { readonly now: number; readonly usual: number }) =>
  now === usual ? null : (
    <span className={styles.limited}>
      <Moon share={now === 0 ? 0 : 0.5} size={13} />
      {now === 0 ? <Trans>Closed</Trans> : <span className="num">{rateText(now)}</span>}{" "}
      <s className="num">{rateText(usual)}</s>
    </span>
  )
