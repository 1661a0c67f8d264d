import type { Satang } from "@fakham/core/money"
import { Trans } from "@lingui/react/macro"
import { moneyParts, moneyText } from "../../../parts/money/money-text.ts"
import { CopyButton } from "./copy-button.tsx"
import styles from "./deposit.module.css"

/** What has to be transferred to the satang: the one number of its page. */
export const ExactAmount = ({ satang }: { readonly satang: Satang }) => {
  const parts = moneyParts(satang)
  const whole = `${parts.baht}.00`
  const tail = parts.satang
  const exact = moneyText(satang)
  return (
    <section className={styles.exact}>
      <p className="sub">
        <Trans>Transfer exactly this, satang included</Trans>
      </p>
      <p className={styles.hero}>
        <span aria-hidden="true">
          {parts.baht}
          <span className={styles.tail}>{tail}</span>
        </span>
        <span className="vh">
          <Trans>{exact} baht</Trans>
        </span>
      </p>
      {satang % 100 === 0 ? null : (
        <p className="cap">
          <Trans>
            {tail} tells your transfer from others. {whole} would not be found.
          </Trans>
        </p>
      )}
      <CopyButton text={exact.replaceAll(",", "")} tone="outline">
        <Trans>Copy the amount</Trans>
      </CopyButton>
    </section>
  )
}
