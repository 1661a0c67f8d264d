import type { PrefetchedAnswer } from "@fakham/adapters/browser"
import { moneyText } from "@fakham/core/money"
import { fastParseDeposit } from "@fakham/operator/wallet"
import { moneyParts } from "../../parts/money/money-parts.ts"
import { fillSlots, inWords } from "./fill-slots.ts"
import { now } from "./operator-time.ts"

/** Shows what has to be transferred for the deposit that the page is about, as long as it waits for its money. */
export const fillDeposit = async ({ response }: PrefetchedAnswer): Promise<void> => {
  if (!response.ok) return
  const body: { readonly data?: unknown } = await response.clone().json()
  const deposit = fastParseDeposit(body.data ?? body)
  if (deposit === undefined || deposit.id !== new URLSearchParams(location.search).get("id")) return
  const { method, prepareAmount, expiresAt } = deposit
  if (expiresAt !== undefined && expiresAt <= now()) return
  const exact = moneyText(prepareAmount)
  await fillSlots("exactAmount", (data) =>
    data["method"] === method
      ? {
          form: prepareAmount % 100 === 0 ? "whole" : "tailed",
          write: inWords({ ...moneyParts(prepareAmount), exact }),
        }
      : undefined,
  )
}
