import { isFound } from "@fakham/core/wallet"
import { MethodFormPage } from "../deposit/form/method-form-page.tsx"
import { CancelDeposit } from "../deposit/ticket/cancel-deposit.tsx"
import { MethodTicketPage } from "../deposit/ticket/method-ticket-page.tsx"
import { Found } from "../deposit/ticket/ticket-ends.tsx"
import { methodPart } from "../method-part.tsx"
import { useTicketId } from "../ticket-id.ts"
import { QrForm } from "./qr-form.tsx"

const CodeToBePaid = methodPart((parts) => parts.CodeToBePaid)

/** Money by a PromptPay code of one exact amount. */
export const DepositQrScreen = () => {
  const id = useTicketId()
  return id === undefined ? (
    <MethodFormPage method="qrcode">{(offer) => <QrForm offer={offer} />}</MethodFormPage>
  ) : (
    <MethodTicketPage key={id} method="qrcode" id={id}>
      {(waiting, deposit) =>
        isFound(waiting) ? <Found /> : <CodeToBePaid deposit={waiting} cancel={<CancelDeposit deposit={deposit} />} />
      }
    </MethodTicketPage>
  )
}
