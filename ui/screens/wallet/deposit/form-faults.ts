import { type DepositFaults, type DepositForm, type DepositOffer, remainingFaults } from "@fakham/core/wallet"
import { useSelector } from "@xstate/react"
import { useMachines } from "../../../app/use-machines.ts"
import type { DepositActor } from "./use-deposits.ts"

/** What was found wrong with a form as it was submitted, and still is by what stands in it now. */
export const useFormFaults = (
  deposit: DepositActor,
  offer: DepositOffer,
  form: DepositForm,
): DepositFaults | undefined => {
  const { now } = useMachines()
  const found = useSelector(deposit, ({ context }) => context.faults)
  return remainingFaults(found, form, offer, now())
}
