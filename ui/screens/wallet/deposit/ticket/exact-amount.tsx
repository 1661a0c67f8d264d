import type { Satang } from "@fakham/core/money"
import { moneyText } from "@fakham/core/money"
import type { DepositMethod } from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { noWords } from "../../../../parts/chrome/no-words.ts"
import { SlotForms } from "../../../../parts/chrome/slot.tsx"
import { placeholder } from "../../../../parts/chrome/slot-names.ts"
import { Button } from "../../../../parts/controls/button.tsx"
import { copyIcon } from "../../../../parts/icons/wallet-icons.ts"
import { moneyParts } from "../../../../parts/money/money-parts.ts"
import { CopyButton } from "../copy-button.tsx"
import styles from "../deposit.module.css"

/** What has to be transferred to the satang: the one number of its page. */
export const ExactAmount = ({ satang }: { readonly satang: Satang }) => {
  const { baht, satang: tail } = moneyParts(satang)
  const exact = moneyText(satang)
  return (
    <Amount baht={baht} tail={tail} exact={exact} isTailed={satang % 100 !== 0}>
      <CopyButton text={exact.replaceAll(",", "")} tone="outline">
        <Trans>Copy the amount</Trans>
      </CopyButton>
    </Amount>
  )
}

/** The same, before the page knows it: the prefetch script fills it in. */
export const AwaitedAmount = ({ method }: { readonly method: DepositMethod }) => {
  const { baht, satang: tail, exact } = placeholder
  const common = { baht, tail, exact, children: <NoCopyYet /> }
  return (
    <SlotForms
      name="exactAmount"
      data={{ method }}
      forms={{ whole: <Amount {...common} />, tailed: <Amount {...common} isTailed /> }}
      until={
        <section className={styles.exact}>
          <p className="sub">{noWords}</p>
          <p className={styles.hero}>{noWords}</p>
          <p className="cap">
            {noWords}
            <br />
            {noWords}
          </p>
          <NoCopyYet />
        </section>
      }
    />
  )
}

type AmountProps = {
  readonly baht: string
  readonly tail: string
  readonly exact: string
  /** Whether it is no whole number of baht. */
  readonly isTailed?: boolean
  readonly children: ReactNode
}

const Amount = ({ baht, tail, exact, isTailed = false, children }: AmountProps) => {
  const whole = `${baht}.00`
  return (
    <section className={styles.exact}>
      <p className="sub">
        <Trans>Transfer this exact amount, satang included</Trans>
      </p>
      <p className={styles.hero}>
        <span aria-hidden="true">
          {baht}
          <span className={styles.tail}>{tail}</span>
        </span>
        <span className="vh">
          <Trans>{exact} baht</Trans>
        </span>
      </p>
      {isTailed ? (
        <p className="cap">
          <Trans>
            {tail} tells your transfer from others. {whole} would not be found.
          </Trans>
        </p>
      ) : null}
      {children}
    </section>
  )
}

const NoCopyYet = () => (
  <Button tone="outline" small blocked icon={copyIcon}>
    <Trans>Copy the amount</Trans>
  </Button>
)
