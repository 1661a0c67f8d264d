import { moneyText } from "@fakham/core/money"
import { displayTime } from "@fakham/core/time"
import type { Deposit } from "@fakham/core/wallet"
import { Trans, useLingui } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { Brand } from "../../../parts/chrome/brand.tsx"
import { ColumnDock } from "../../../parts/chrome/column.tsx"
import { Button } from "../../../parts/controls/button.tsx"
import { Icon } from "../../../parts/icons/icon.tsx"
import { downloadIcon } from "../../../parts/icons/player-icons.ts"
import { qrIcon } from "../../../parts/icons/wallet-icons.ts"
import { Money } from "../../../parts/money/money.tsx"
import { clockText } from "../../../words/clock-text.ts"
import { usePicture } from "../../order/picture/use-picture.ts"
import { useBrand } from "../../page/brand/page-title.ts"
import { useOwnPlayer } from "../../page/use-player.ts"
import depositStyles from "../deposit/deposit.module.css"
import { Code } from "./code.tsx"
import styles from "./deposit-qr.module.css"
import type { QrPictureWords } from "./qr-picture.lazy.ts"

export type QrDeposit = Extract<Deposit, { readonly method: "qrcode" }>

type CodeToBePaidProps = {
  readonly deposit: QrDeposit
  /** The way to call it off. */
  readonly cancel: ReactNode
}

/** Keeps the code as a picture, for the bank's app on the same phone. */
const SaveQr = ({ words }: { readonly words: QrPictureWords }) => {
  const { isDrawing, handOver } = usePicture()
  const save = () =>
    handOver(`PromptPay ${words.reference}`, async () => (await import("./qr-picture.lazy.ts")).qrPicture(words))
  return (
    <Button tone="gold" icon={downloadIcon} sending={isDrawing} onClick={save}>
      <Trans>Save QR image</Trans>
    </Button>
  )
}

/** A code as it waits to be scanned, and what to do with it. */
export const CodeToBePaid = ({ deposit, cancel }: CodeToBePaidProps) => {
  const words = useQrPictureWords(deposit)
  return (
    <div className={depositStyles.beside}>
      <QrTicket deposit={deposit} />
      <div className={styles.todo}>
        <QrSteps />
        <ColumnDock atEnd>
          <div className={styles.dock}>
            {cancel}
            <SaveQr words={words} />
          </div>
        </ColumnDock>
      </div>
    </div>
  )
}

/** The code for one exact amount, and what the bank's app should say when it has read it. */
const QrTicket = ({ deposit }: { readonly deposit: QrDeposit }) => {
  const { t } = useLingui()
  const brand = useBrand()
  const { player } = useOwnPlayer()
  const { id, qrText, prepareAmount, payee } = deposit
  return (
    <article className={styles.ticket} data-paper>
      <header>
        <Brand name={brand} />
        <span className={styles.promptPay}>
          <Icon of={qrIcon} size="s" />
          <Trans>PromptPay</Trans>
        </span>
      </header>
      <div className={styles.code}>
        <Code text={qrText} label={t`PromptPay QR code`} />
        <Money satang={prepareAmount} size="xl" />
        <span className="cap">
          <Trans>The amount is already in the QR code. Don't change it.</Trans>
        </span>
      </div>
      <dl>
        {payee === undefined ? null : (
          <>
            <dt>
              <Trans>Account name</Trans>
            </dt>
            <dd>{payee.bankAccountName}</dd>
          </>
        )}
        {player === undefined || player.name === "" ? null : (
          <>
            <dt>
              <Trans>Scan and pay from</Trans>
            </dt>
            <dd>{player.name}</dd>
          </>
        )}
        <dt>
          <Trans>Reference</Trans>
        </dt>
        <dd className="num">{id}</dd>
      </dl>
    </article>
  )
}

/** What the picture of the code says. */
const useQrPictureWords = ({ id, qrText, prepareAmount, payee, createdAt, expiresAt }: QrDeposit): QrPictureWords => {
  const { t } = useLingui()
  const brand = useBrand()
  const amount = moneyText(prepareAmount)
  const time = expiresAt === undefined ? displayTime(createdAt) : clockText(expiresAt)
  return {
    qrText,
    brand,
    title: t`PromptPay`,
    amount: t`${amount} baht`,
    payee: payee?.bankAccountName ?? "",
    reference: `#${id}`,
    until: expiresAt === undefined ? time : t`Pay by ${time}`,
  }
}

/** What to do with the code, step by step. */
const QrSteps = () => (
  <ol className={styles.steps}>
    <li>
      <Trans>Save the QR image, or take a screenshot</Trans>
    </li>
    <li>
      <Trans>Open your bank's app and scan from the image</Trans>
    </li>
    <li>
      <Trans>Come back here: the money arrives automatically</Trans>
    </li>
  </ol>
)
