import type { PlacedPoy } from "@fakham/core/placing"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { buttonClass } from "../../parts/button.tsx"

/** The way from a receipt to the slip's own page: sets have pages beside those of the other groups. */
export const PoyLink = ({ poy: { id, order } }: { readonly poy: PlacedPoy }) => {
  const className = buttonClass({ tone: "outline" })
  const words = <Trans>Open the slip</Trans>
  return order.kind === "sets" ? (
    <Link to="/poy/lottery/{-$betType}/{-$poyId}" params={{ betType: order.variant, poyId: id }} className={className}>
      {words}
    </Link>
  ) : (
    <Link to="/poy/$betGroup/{-$poyId}" params={{ betGroup: order.betGroup, poyId: id }} className={className}>
      {words}
    </Link>
  )
}
