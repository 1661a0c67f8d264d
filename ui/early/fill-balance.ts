import type { EarlyAnswer } from "@fakham/adapters/browser"
import { moneyParts } from "../parts/money/money-text.ts"
import { fillParts } from "./fill-parts.ts"

/** Shows the balance of an answer about the player on the page's frame; what is no amount of money is left to the page. */
export const fillBalance = async ({ response }: EarlyAnswer): Promise<void> => {
  if (!response.ok) return
  const body: { readonly data?: { readonly cash?: unknown }; readonly cash?: unknown } = await response.clone().json()
  // Cut to the satang below, as the page itself reads it.
  const [, sign, baht, decimals = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String((body.data ?? body).cash)) ?? []
  if (baht === undefined) return
  const amount = moneyParts(Number(sign + baht + decimals.slice(0, 2).padEnd(2, "0")))
  const nothing = moneyParts(0)
  const words = new Map([
    [nothing.baht, amount.baht],
    [nothing.satang, amount.satang],
    [nothing.baht + nothing.satang, amount.baht + amount.satang],
  ])
  await fillParts("cash", () => ({ form: "whole", write: (text) => words.get(text) ?? text }))
}
