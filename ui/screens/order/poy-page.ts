import { type BetGroup, sellsSets } from "@fakham/core/lotto"
import { linkOptions } from "@tanstack/react-router"

type OnPage = { readonly betGroup: BetGroup; readonly betType: string; readonly poyId: string }

/** Where a slip has its page: sets have theirs lottery by lottery. */
export const poyPage = ({ betGroup, betType, poyId }: OnPage) =>
  sellsSets(betGroup)
    ? linkOptions({ to: "/poy/lottery/{-$betType}/{-$poyId}", params: { betType, poyId } })
    : linkOptions({ to: "/poy/$betGroup/{-$poyId}", params: { betGroup, poyId } })
