import {
  type Deposit,
  type DepositFaults,
  type DepositForm,
  type DepositOffer,
  remainingFaults,
} from "@fakham/core/wallet"
import { Trans } from "@lingui/react/macro"
import { useNavigate } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import { useMachines } from "../../../../app/use-machines.ts"
import { ColumnDock, columnForm } from "../../../../parts/chrome/column.tsx"
import { Button } from "../../../../parts/controls/button.tsx"
import { ticketOf } from "../deposit-methods.ts"
import { type DepositActor, useNewDeposit } from "../use-deposits.ts"
import { LazyLimitLeft, LazyTurnoverNote } from "./lazy-form-parts.tsx"
import { OpeningFailure } from "./opening-failure.tsx"

/** What was found wrong with a form as it was submitted, and still is by what stands in it now. */
const useFormFaults = (deposit: DepositActor, offer: DepositOffer, form: DepositForm): DepositFaults | undefined => {
  const { now } = useMachines()
  const found = useSelector(deposit, ({ context }) => context.faults)
  return remainingFaults(found, form, offer, now())
}

/** The way from a form to the deposit that it has opened; the way back leads past the form. */
const useTicketPage = (): ((deposit: Deposit) => void) => {
  const navigate = useNavigate()
  return (deposit) => void navigate({ ...ticketOf(deposit), replace: true })
}

/** A form as it is filled in, the deposit that it opens, and what is still wrong with it; an opened one has a page of its own. */
export const useDepositForm = <Form extends DepositForm>(
  offer: DepositOffer,
  form: Form,
  onOpened?: (deposit: Deposit) => void,
) => {
  const goToTicket = useTicketPage()
  const deposit = useNewDeposit(offer, (opened) => {
    onOpened?.(opened)
    goToTicket(opened)
  })
  return { deposit, form, faults: useFormFaults(deposit, offer, form) }
}

type DepositFormProps = {
  readonly of: { readonly deposit: DepositActor; readonly form: DepositForm }
  readonly legend?: ReactNode
  /** What the button says. */
  readonly submit: ReactNode
  /** Below the fields. */
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** The form of one way to bring money in: its own fields, and around them what every way says and does. */
export const DepositFormShell = ({ of: { deposit, form }, legend, submit, note, children }: DepositFormProps) => {
  const isBusy = useSelector(deposit, (state) => state.matches("opening") || state.matches("recalling"))
  return (
    <form
      noValidate
      className={columnForm}
      onSubmit={(event) => {
        event.preventDefault()
        deposit.send({ type: "form.submitted", form })
      }}
    >
      <fieldset className={columnForm} disabled={isBusy}>
        <legend className="vh">{legend ?? <Trans>The deposit</Trans>}</legend>
        {children}
      </fieldset>
      {note}
      <LazyTurnoverNote />
      <LazyLimitLeft />
      <OpeningFailure deposit={deposit} />
      <ColumnDock>
        <Button tone="gold" block type="submit" sending={isBusy}>
          {submit}
        </Button>
      </ColumnDock>
    </form>
  )
}
