import { sellsSets } from "@fakham/core/lotto"
import type { DepositMethod } from "@fakham/core/wallet"

/** Where the site follows a deposit of each method. */
const ticketPaths: Readonly<Record<DepositMethod, string>> = {
  fast: "/credit/deposit/fast/queue",
  qrcode: "/credit/deposit/qrcode",
  truemoney: "/credit/deposit/truemoney",
  normal: "/credit/deposit/normal",
  crypto: "/credit/deposit/crypto/queue",
}

type Slip = { readonly betGroup: Parameters<typeof sellsSets>[0]; readonly betType: string; readonly poyId: string }

export const depositPath = (method: DepositMethod, id: string): string => `${ticketPaths[method]}?id=${id}`
export const withdrawalPath = (id: string): string => `/credit/withdraw?id=${id}`
export const slipPath = ({ betGroup, betType, poyId }: Slip): string =>
  sellsSets(betGroup) ? `/poy/lottery/${betType}/${poyId}` : `/poy/${betGroup}/${poyId}`
