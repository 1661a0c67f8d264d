import { shortMoneyText, typedAmount } from "@fakham/core/money"
import { Result } from "effect"

/** An amount with commas between its thousands, once it has been typed; what is no amount stays as it is. */
export const groupedAmount = (typed: string): string =>
  Result.match(typedAmount(typed), { onFailure: () => typed, onSuccess: (amount) => shortMoneyText(amount) })
