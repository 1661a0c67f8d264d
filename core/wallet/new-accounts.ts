import type { Intents } from "../operation/operation.ts"
import type { Visit } from "../visit/visit.ts"
import { makeBankAddition } from "./bank/add-bank.machine.ts"
import type { Banks } from "./bank/bank.port.ts"

/** Named, so that the types of what is made from it can be written down. */
export interface BankAdditionLogic extends ReturnType<typeof makeBankAddition> {}

/** What the page runs on that adds a bank account. */
export const newAccountsOf = (visit: Visit<Banks | Intents>) => {
  const addition: BankAdditionLogic = makeBankAddition(visit.runtime, visit.environment)
  return { addition }
}
