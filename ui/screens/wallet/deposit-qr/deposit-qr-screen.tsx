import { isFound } from "@fakham/core/wallet"
import { useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { usePageTitle } from "../../page/brand/page-title.ts"
import { CancelDeposit } from "../deposit/cancel-deposit.tsx"
import { DepositPage } from "../deposit/deposit-page.tsx"
import { LazyPastDeposits } from "../deposit/lazy-form-parts.tsx"
import { OfferedMethods } from "../deposit/offered.tsx"
import { OpenAlready } from "../deposit/open-already.tsx"
import { Ticket } from "../deposit/ticket.tsx"
import { Found } from "../deposit/ticket-ends.tsx"
import { useDeposit } from "../deposit/use-deposits.ts"
import { methodPart } from "../method-part.tsx"
import { useTicketId } from "../ticket-id.ts"
import { QrForm } from "./qr-form.tsx"

const CodeToBePaid = methodPart((parts) => parts.CodeToBePaid)

/** Money by a PromptPay code of one exact amount. */
export const DepositQrScreen = () => {
  const { t } = useLingui()
  const id = useTicketId()
  usePageTitle(t`PromptPay QR`)
  return id === undefined ? (
    <DepositPage title={t`PromptPay QR`}>
      <OpenAlready method="qrcode" />
      <OfferedMethods method="qrcode">{(offer) => <QrForm offer={offer} />}</OfferedMethods>
      <LazyPastDeposits method="qrcode" />
    </DepositPage>
  ) : (
    <OneCode key={id} id={id} />
  )
}

const OneCode = ({ id }: { readonly id: string }) => {
  const { t } = useLingui()
  const deposit = useDeposit(id)
  const known = useSelector(deposit, ({ context }) => context.deposit)
  return (
    <DepositPage title={t`PromptPay QR`} of={known}>
      <Ticket deposit={deposit} method="qrcode">
        {(waiting) =>
          isFound(waiting) ? <Found /> : <CodeToBePaid deposit={waiting} cancel={<CancelDeposit deposit={deposit} />} />
        }
      </Ticket>
    </DepositPage>
  )
}
