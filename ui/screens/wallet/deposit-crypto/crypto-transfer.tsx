import { moneyText } from "@fakham/core/money"
import { displayTime } from "@fakham/core/time"
import { type CryptoTransfer, type Deposit, isSeen } from "@fakham/core/wallet"
import { Trans, useLingui } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { Money } from "../../../parts/money/money.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import { clockText } from "../../../words/clock-text.ts"
import { Code } from "../deposit-qr/code.tsx"
import styles from "./deposit-crypto.module.css"
import { networkName } from "./network-name.ts"
import { usdtText } from "./usdt-text.ts"

export type CryptoDeposit = Extract<Deposit, { readonly method: "crypto" }>

type CryptoTransferOfProps = {
  readonly deposit: CryptoDeposit
  /** A button that copies the amount. */
  readonly renderCopy: (usdt: string) => ReactNode
}

/** What has to be sent, where to, and on which network alone; once it is seen there, nothing is to be sent any more. */
export const CryptoTransferOf = ({ deposit, renderCopy }: CryptoTransferOfProps) => {
  const { crypto } = deposit
  const usdt = usdtText(crypto.usdt)
  const called = networkName(crypto.network)
  if (isSeen(crypto))
    return (
      <div className={styles.seen}>
        <Money satang={deposit.prepareAmount} size="l" />
        <Confirmations of={crypto} usdt={usdt} />
        <Notice>
          <Trans>Don't send any more for this deposit. The money arrives automatically. You can close this page.</Trans>
        </Notice>
        <dl className={styles.facts}>
          <dt>
            <Trans>Network</Trans>
          </dt>
          <dd>{called}</dd>
          <dt>
            <Trans>Opened</Trans>
          </dt>
          <dd className="num">{displayTime(deposit.createdAt)}</dd>
        </dl>
      </div>
    )
  return (
    <>
      <Amount deposit={deposit} usdt={usdt}>
        {renderCopy(usdt)}
      </Amount>
      <Notice tone="bad">
        <Trans>
          <b>{called}</b> network only. Anything sent on another network is lost for good.
        </Trans>
      </Notice>
      <Address of={crypto} called={called} />
      <p className="sub">
        <Trans>Exactly {usdt} must reach us. If your exchange deducts a fee, add it on top.</Trans>
      </p>
    </>
  )
}

type AddressProps = { readonly of: CryptoTransfer; readonly called: string }

const Address = ({ of: { address, network }, called }: AddressProps) => {
  const { t } = useLingui()
  return (
    <section className={styles.address} data-paper>
      <p className={styles.ends}>
        <b>USDT</b>
        <b>{called}</b>
      </p>
      <Code text={address} label={t`QR code of the address`} />
      <p className={styles.letters}>
        {inFours(address).map(({ at, letters }) => (
          <span key={at}>
            {letters}
            <wbr />
          </span>
        ))}
      </p>
      <p className="cap">
        <Trans>This address takes USDT on {network} only</Trans>
      </p>
    </section>
  )
}

type AmountProps = { readonly deposit: CryptoDeposit; readonly usdt: string; readonly children?: ReactNode }

const Amount = ({ deposit: { crypto, prepareAmount, expiresAt }, usdt, children }: AmountProps) => {
  const [whole, cents] = usdt.split(".")
  const baht = moneyText(prepareAmount)
  const rate = crypto.rate === undefined ? undefined : moneyText(crypto.rate)
  const until = expiresAt === undefined ? undefined : clockText(expiresAt)
  return (
    <section className={styles.exact}>
      <p className="sub">
        <Trans>Send this exact amount</Trans>
      </p>
      <p className={styles.hero}>
        <span aria-hidden="true">
          {whole}
          <span className={styles.cents}>.{cents}</span>
        </span>
        <span className="vh">{usdt}</span> <small>USDT</small>
      </p>
      <p className="cap">
        <Trans>= {baht} baht</Trans>
        {rate === undefined ? null : " · "}
        {rate === undefined ? null : until === undefined ? (
          <Trans>1 USDT = {rate} baht</Trans>
        ) : (
          <Trans>
            1 USDT = {rate} baht, locked until {until}
          </Trans>
        )}
      </p>
      {children}
    </section>
  )
}

/** An address in groups of four letters, each with the place where it begins. */
const inFours = (address: string): ReadonlyArray<{ readonly at: number; readonly letters: string }> =>
  Array.from({ length: Math.ceil(address.length / 4) }, (_, group) => ({
    at: group * 4,
    letters: address.slice(group * 4, group * 4 + 4),
  }))

type ConfirmationsProps = { readonly of: CryptoTransfer; readonly usdt: string }

/** What was found, and how often the network has confirmed it, one tick for each time it has to. */
const Confirmations = ({ of: { confirmations, confirmationsNeeded }, usdt }: ConfirmationsProps) => {
  const counted = Math.min(confirmations, confirmationsNeeded)
  return (
    <section className={styles.confirmations}>
      <output className={styles.ends}>
        <b>
          <Trans>{usdt} USDT found, confirming</Trans>
        </b>
        <b className="num">
          {counted} / {confirmationsNeeded}
        </b>
      </output>
      <div className={styles.ticks} aria-hidden="true">
        {Array.from({ length: confirmationsNeeded }, (_, at) => (
          <i key={at} className={at < counted ? styles.done : undefined} />
        ))}
      </div>
    </section>
  )
}
