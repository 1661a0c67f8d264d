import type { Satang } from "../../../money/satang.ts"
import type { Network } from "./networks.ts"

/** How often a network has to confirm a transfer before it counts. */
export const confirmationsNeeded: Readonly<Record<Network, number>> = { TRC20: 20, BEP20: 15 }

/** What has to be sent, on which network, and how far it has come. */
export type CryptoTransfer = {
  readonly network: Network
  readonly address: string
  /** In hundredths of a USDT. */
  readonly usdt: number
  /** What one USDT is worth, where the operator tells; it holds as long as the deposit is open. */
  readonly rate: Satang | undefined
  readonly confirmations: number
  readonly confirmationsNeeded: number
}

/** What an amount of baht costs in hundredths of a USDT; a last fraction is rounded up, so that it is never short. */
export const usdtFor = (amount: Satang, rate: Satang): number => {
  const odd = amount % rate
  return ((amount - odd) / rate) * 100 + Math.ceil((odd * 100) / rate)
}

export type NetworkFault = "required" | "notOffered" | "notConfirmed"

/** What is sent on another network is lost, so a player names the network twice. */
export const networkFault = (
  network: Network | undefined,
  again: Network | undefined,
  offered: ReadonlyArray<Network>,
): NetworkFault | undefined => {
  if (network === undefined) return "required"
  if (!offered.includes(network)) return "notOffered"
  return again === network ? undefined : "notConfirmed"
}

export const isSeen = ({ confirmations }: CryptoTransfer): boolean => confirmations > 0
export const isConfirmed = (transfer: CryptoTransfer): boolean => transfer.confirmations >= transfer.confirmationsNeeded
