import type { Deposit } from "@fakham/core/wallet"
import { useNavigate } from "@tanstack/react-router"
import { ticketOf } from "./deposit-methods.ts"

/** The way from a form to the deposit that it has opened; the way back leads past the form. */
export const useTicketPage = (): ((deposit: Deposit) => void) => {
  const navigate = useNavigate()
  return (deposit) => void navigate({ ...ticketOf(deposit), replace: true })
}
