import { moneyText } from "@fakham/core/money"
import { displayTime } from "@fakham/core/time"
import { credited, type Deposit, methodRules } from "@fakham/core/wallet"
import { Trans, useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { type ReactNode, Suspense } from "react"
import { onParts, parts } from "../../../../app/parts.ts"
import { buttonClass } from "../../../../parts/controls/button.tsx"
import { checkIcon, Icon } from "../../../../parts/icons/icon.tsx"
import { lazyExtra } from "../../../../parts/lazy-extra.ts"
import { BalanceText } from "../../../../parts/money/money.tsx"
import { Moon } from "../../../../parts/sky/moon.tsx"
import { useSupportAddress } from "../../../page/brand/support-address.ts"
import { useOwnPlayer } from "../../../page/use-player.ts"
import { SaveReceipt } from "../../save-receipt.tsx"
import { CopyButton } from "../copy-button.tsx"
import styles from "../deposit.module.css"
import { useMethodName } from "../deposit-methods.ts"
import { LazyTurnoverNote } from "../form/lazy-form-parts.tsx"

const BackToGame = lazyExtra(
  async () => (await onParts(import("./back-to-game.lazy.tsx"), parts.awaitedGame)).BackToGame,
)

type EndProps = { readonly deposit: Deposit }
type StateBoxProps = { readonly sign: ReactNode; readonly title: ReactNode; readonly children: ReactNode }

/** One condition of a deposit: what it is, what it means for the money, and what can be done. */
export const StateBox = ({ sign, title, children }: StateBoxProps) => (
  <section className={styles.state} aria-live="polite">
    <span className={styles.sign}>{sign}</span>
    <div>
      <h2>{title}</h2>
      {children}
    </div>
  </section>
)

/** The operator has found the transfer and looks at it. */
export const Found = () => (
  <StateBox sign={<Moon share={0.9} state="checking" />} title={<Trans>Transfer found, being checked</Trans>}>
    <p className="sub">
      <Trans>Usually under a minute. You can close this page.</Trans>
    </p>
  </StateBox>
)

export const Credited = ({ deposit }: EndProps) => {
  const { player } = useOwnPlayer()
  const { t } = useLingui()
  const methodName = useMethodName()
  const amount = moneyText(credited(deposit))
  const balance = player && moneyText(player.cash)
  return (
    <StateBox
      sign={
        <span className={styles.good}>
          <Icon of={checkIcon} />
        </span>
      }
      title={<Trans>The money is in your wallet</Trans>}
    >
      <p className={styles.came}>
        <span aria-hidden="true">+{amount}</span>
        <span className="vh">
          <Trans>{amount} baht</Trans>
        </span>
      </p>
      {balance === undefined ? null : (
        <p className="sub">
          <Trans>
            New balance: <BalanceText>{balance}</BalanceText> baht
          </Trans>
        </p>
      )}
      <dl className={styles.facts}>
        <dt>
          <Trans>Method</Trans>
        </dt>
        <dd>{methodName(deposit.method)}</dd>
        <dt>
          <Trans>Opened</Trans>
        </dt>
        <dd className="num">{displayTime(deposit.createdAt)}</dd>
        <dt>
          <Trans>Reference</Trans>
        </dt>
        <dd className="num">{deposit.id}</dd>
      </dl>
      <LazyTurnoverNote />
      <div className={styles.acts}>
        <Suspense>
          <BackToGame />
        </Suspense>
        <Link to="/lotto" className={buttonClass({ tone: "gold", small: true })}>
          <Trans>Bet on a lottery</Trans>
        </Link>
        <Link to="/credit/deposit" className={buttonClass({ tone: "outline", small: true })}>
          <Trans>Go to wallet</Trans>
        </Link>
        <SaveReceipt
          id={deposit.id}
          title={t`The money is in your wallet`}
          amount={`+${amount}`}
          facts={[
            [t`Method`, methodName(deposit.method)],
            [t`Opened`, displayTime(deposit.createdAt)],
            [t`Reference`, deposit.id],
          ]}
        />
        <CopyButton text={deposit.id} tone="quiet">
          <Trans>Copy the reference</Trans>
        </CopyButton>
      </div>
    </StateBox>
  )
}

export const Expired = ({ deposit: { method, prepareAmount } }: EndProps) => {
  const amount = moneyText(prepareAmount)
  return (
    <StateBox sign={<Moon share={0} state="done" />} title={<Trans>Expired</Trans>}>
      <p className="sub">
        <Trans>We haven't found {amount}. If you've transferred it, don't transfer again: contact us.</Trans>
      </p>
      <p className={styles.acts}>
        <TicketSupport>
          <Trans>I've transferred: tell support</Trans>
        </TicketSupport>
        <Anew method={method} />
      </p>
    </StateBox>
  )
}

export const Cancelled = ({ deposit: { method } }: EndProps) => (
  <StateBox sign={<Moon share={0} state="done" />} title={<Trans>Deposit cancelled</Trans>}>
    <p className="sub">
      <Trans>Don't transfer to this deposit any more. If you already did, contact us: your money isn't lost.</Trans>
    </p>
    <p className={styles.acts}>
      <TicketSupport>
        <Trans>Contact support</Trans>
      </TicketSupport>
      <Anew method={method} />
    </p>
  </StateBox>
)

/** A way to the people who help, where there is one. */
export const TicketSupport = ({ children }: { readonly children: ReactNode }) => {
  const address = useSupportAddress()
  return address === undefined ? null : (
    <a href={address} target="_blank" rel="noreferrer" className={buttonClass({ tone: "outline", small: true })}>
      {children}
    </a>
  )
}

const Anew = ({ method }: Pick<Deposit, "method">) => (
  <Link to={methodRules[method].formPath} className={buttonClass({ tone: "quiet", small: true })}>
    <Trans>Start new deposit</Trans>
  </Link>
)
