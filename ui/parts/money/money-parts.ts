import { type Satang, shownMoney } from "@fakham/core/money"

/** Money in two pieces, so that the satang can be drawn smaller than the baht. */
export const moneyParts = (amount: Satang): { readonly baht: string; readonly satang: string } => {
  const { sign, baht, satang } = shownMoney(amount)
  return { baht: sign + baht, satang: `.${satang}` }
}
