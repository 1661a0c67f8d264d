import { createHash } from "node:crypto"
import type { Satang } from "@fakham/core"
import { satang } from "@fakham/core/money"
import { type CryptoTransfer, confirmationsNeeded, type Network, usdtFor } from "@fakham/core/wallet"

/** What one USDT is worth to the sandbox. */
export const usdtRate = satang(3_413)

/** How long a network of the demo takes for one confirmation. */
const confirmationEvery = 3_000

export type CryptoDetail = Pick<CryptoTransfer, "network" | "address" | "usdt"> & { readonly rate: Satang }

const base58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"

/** An address of a deposit's own that looks like one of its network and belongs to nobody. */
const addressFor = (network: Network, id: string): string => {
  const hash = createHash("sha256").update(`${network}:${id}`).digest()
  return network === "BEP20"
    ? `0x${hash.toString("hex").slice(0, 40)}`
    : `T${Array.from({ length: 33 }, (_, at) => base58[((hash[at % 32] ?? 0) + at) % 58]).join("")}`
}

export const transferFor = (network: Network, id: string, amount: Satang): CryptoDetail => ({
  network,
  address: addressFor(network, id),
  usdt: usdtFor(amount, usdtRate),
  rate: usdtRate,
})

/** When a transfer that is seen now will have been confirmed often enough. */
export const confirmedAt = (network: Network, now: number): number =>
  now + confirmationsNeeded[network] * confirmationEvery

/** When a transfer will have been confirmed often enough that is confirmed once more now than it was. */
export const confirmedOnceMore = (network: Network, confirmed_at: number, now: number): number => {
  const confirmations = confirmationsBy(network, confirmed_at, now) + 1
  return now + Math.max(0, confirmationsNeeded[network] - confirmations) * confirmationEvery
}

/** How often a transfer has been confirmed by now; one that was seen is confirmed once. */
export const confirmationsBy = (network: Network, confirmed_at: number | null, now: number): number => {
  if (confirmed_at === null) return 0
  const missing = Math.max(0, Math.ceil((confirmed_at - now) / confirmationEvery))
  return Math.max(1, confirmationsNeeded[network] - missing)
}
