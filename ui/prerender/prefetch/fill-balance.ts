import type { PrefetchedAnswer } from "@fakham/adapters/browser"
import { nothing } from "@fakham/core/money"
import { fastParseSatang } from "@fakham/operator/fast-parse-satang"
import { moneyParts } from "../../parts/money/money-parts.ts"
import { fillSlots } from "./fill-slots.ts"

/** Shows the balance of an answer about the player on the prerendered page; what is no amount of money is left to the page. */
export const fillBalance = async ({ response }: PrefetchedAnswer): Promise<void> => {
  if (document.cookie.includes("balanceHidden=")) document.documentElement.dataset["balance"] = "hidden"
  if (!response.ok) return
  const body: { readonly data?: { readonly cash?: unknown }; readonly cash?: unknown } = await response.clone().json()
  const satang = fastParseSatang((body.data ?? body).cash)
  if (satang === undefined) return
  const amount = moneyParts(satang)
  const zero = moneyParts(nothing)
  const words = new Map([
    [zero.baht, amount.baht],
    [zero.satang, amount.satang],
    [zero.baht + zero.satang, amount.baht + amount.satang],
  ])
  await fillSlots("cash", () => ({ form: "whole", write: (text) => words.get(text) ?? text }))
}
