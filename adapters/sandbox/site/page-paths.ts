import { sellsSets } from "@fakham/core/lotto"
import { type DepositMethod, methodRules } from "@fakham/core/wallet"

type Slip = { readonly betGroup: Parameters<typeof sellsSets>[0]; readonly betType: string; readonly poyId: string }

export const depositPath = (method: DepositMethod, id: string): string => `${methodRules[method].ticketPath}?id=${id}`
export const withdrawalPath = (id: string): string => `/credit/withdraw?id=${id}`
export const slipPath = ({ betGroup, betType, poyId }: Slip): string =>
  sellsSets(betGroup) ? `/poy/lottery/${betType}/${poyId}` : `/poy/${betGroup}/${poyId}`
