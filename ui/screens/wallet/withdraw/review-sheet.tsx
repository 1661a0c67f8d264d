import { moneyText, shortMoneyText } from "@fakham/core/money"
import { aftermath, bankOf, maskedAccountNumber, type WithdrawalCommand, withdrawalTerms } from "@fakham/core/wallet"
import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useApp } from "../../../app/app.ts"
import { Button } from "../../../parts/controls/button.tsx"
import { BalanceText, Money } from "../../../parts/money/money.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import { SaidNote } from "../../../parts/notices/said.tsx"
import { Sheet } from "../../../parts/sheets/sheet.tsx"
import { OperationPending } from "../../page/layout/operation-pending.tsx"
import { RefusalWay } from "./barrier.tsx"
import { FeeAndTime } from "./fee-and-time.tsx"
import { RefusalText } from "./refusal-text.tsx"
import type { WithdrawalActor } from "./use-withdrawal.ts"
import styles from "./withdraw.module.css"

type WithdrawalProps = { readonly withdrawal: WithdrawalActor }

/** One withdrawal from the look at it to the operator's answer; one from before a reload is shown as it goes on. */
export const ReviewSheet = ({ withdrawal }: WithdrawalProps) => {
  const { t } = useLingui()
  const isReviewing = useSelector(withdrawal, (state) => state.matches("reviewing"))
  const isSent = useSelector(withdrawal, (state) => state.matches("withdrawing"))
  const isRefused = useSelector(withdrawal, (state) => state.matches("refused"))
  const operation = useSelector(withdrawal, ({ children }) => children.operation)
  if (!isReviewing && !isSent && !isRefused) return null
  const close = () => {
    if (!isSent) withdrawal.send({ type: "amount.reopened" })
    // What is on its way is gone on with when this page is opened next, and never sent twice.
    else if (operation?.getSnapshot().hasTag("unknown") === true) operation.send({ type: "operation.left" })
  }
  return isRefused ? (
    <Sheet kind="auto" title={t`Not withdrawn`} onClose={close}>
      <Refused withdrawal={withdrawal} onClose={close} />
    </Sheet>
  ) : (
    <Sheet
      kind="auto"
      title={t`Review withdrawal`}
      caption={<Trans>The money leaves your wallet as soon as you confirm.</Trans>}
      onClose={close}
    >
      <Summary withdrawal={withdrawal} />
      {isSent ? <Sent withdrawal={withdrawal} /> : <Yes withdrawal={withdrawal} onClose={close} />}
    </Sheet>
  )
}

const Summary = ({ withdrawal }: WithdrawalProps) => {
  const operation = useSelector(withdrawal, ({ context }) => context.operation)
  const command = operation && ("unfinished" in operation ? operation.unfinished.command : operation.command)
  return command === undefined ? null : <SummaryRows withdrawal={withdrawal} command={command} />
}

const SummaryRows = ({ withdrawal, command }: WithdrawalProps & { readonly command: WithdrawalCommand }) => {
  const allowance = useSelector(withdrawal, ({ context }) => context.allowance)
  const { amount, account } = command
  const after = allowance && aftermath(amount, allowance)
  const left = after && shortMoneyText(after.amountLeft)
  const times = after?.timesLeft ?? 0
  return (
    <>
      <Money satang={amount} size="l" />
      <dl className={styles.rows}>
        <dt>
          <Trans>To the account</Trans>
        </dt>
        <dd>
          {bankOf(account.bankCode)?.abbreviation ?? account.bankCode}{" "}
          <span className="num">{maskedAccountNumber(account.accountNumber)}</span>
          <span className="cap">{account.name}</span>
        </dd>
        {allowance === undefined ? null : <FeeAndTime terms={allowance.terms} />}
        {after === undefined ? null : (
          <>
            <dt>
              <Trans>Balance after withdrawal</Trans>
            </dt>
            <dd>
              <BalanceText>{moneyText(after.balance)}</BalanceText>
            </dd>
            <dt>
              <Trans>Left today after this</Trans>
            </dt>
            <dd>
              <Trans>
                {left} baht, <Plural value={times} one="# time" other="# times" />
              </Trans>
            </dd>
          </>
        )}
      </dl>
    </>
  )
}

/** Nothing is said yes to while it could not be sent. */
const Yes = ({ withdrawal, onClose }: WithdrawalProps & { readonly onClose: () => void }) => {
  const isOffline = useSelector(useApp().connection, (state) => state.matches("offline"))
  return (
    <div className={styles.ways}>
      {isOffline ? (
        <output>
          <Notice>
            <Trans>No connection. Nothing was sent. Confirm once it's back.</Trans>
          </Notice>
        </output>
      ) : null}
      <div className={styles.yes}>
        <Button tone="outline" onClick={onClose}>
          <Trans>Edit withdrawal</Trans>
        </Button>
        <Button tone="gold" blocked={isOffline} onClick={() => withdrawal.send({ type: "withdrawal.confirmed" })}>
          <Trans>Confirm withdrawal</Trans>
        </Button>
      </div>
    </div>
  )
}

const Sent = ({ withdrawal }: WithdrawalProps) => {
  const operation = useSelector(withdrawal, ({ children }) => children.operation)
  const isSending = useSelector(operation, (state) => state?.hasTag("busy") ?? false)
  return (
    <div className={styles.ways}>
      <OperationPending
        operation={operation}
        unknown={<Trans>No reply yet. We're checking. Nothing is withdrawn twice.</Trans>}
        unverifiable={<Trans>No reply, and this site can't look it up. Check your balance and statement first.</Trans>}
        neverReceived={<Trans>We didn't receive this. Nothing left your wallet.</Trans>}
        again={<Trans>Withdraw again</Trans>}
        leave={<Trans>Don't send</Trans>}
        drop={<Trans>Don't withdraw</Trans>}
      />
      {isSending ? (
        <Button tone="gold" block sending>
          <Trans>Confirm withdrawal</Trans>
        </Button>
      ) : null}
    </div>
  )
}

const Refused = ({ withdrawal, onClose }: WithdrawalProps & { readonly onClose: () => void }) => {
  const outcome = useSelector(withdrawal, ({ context }) => context.outcome)
  const allowance = useSelector(withdrawal, ({ context }) => context.allowance)
  if (outcome?._tag !== "Refused") return null
  const { reason, said } = outcome.refusal
  return (
    <>
      <div role="alert">
        <RefusalText
          reason={reason}
          terms={allowance?.terms ?? withdrawalTerms}
          balance={allowance?.eligibility.balance}
        />
        <p className="sub">
          <SaidNote said={said} />
        </p>
      </div>
      <div className={styles.ways}>
        <RefusalWay reason={reason} />
        <Button tone="outline" block onClick={onClose}>
          {reason === "internalError" ? <Trans>Try again</Trans> : <Trans>Go to withdrawals</Trans>}
        </Button>
      </div>
    </>
  )
}
