import { createFileRoute } from "@tanstack/react-router"
import { bettingScreen } from "../../../../app/screens/betting-route.ts"
import { requireBetGroup } from "../../../../screens/lotto/require-bet-group.ts"
import type { RoundShow } from "../../../../screens/lotto/round/round-view.ts"

export const Route = createFileRoute("/_shell/lotto/$betGroup/$betId")({
  ...bettingScreen("Bet"),
  params: { parse: requireBetGroup },
  // What is left out here stands in the search as it was written: what nobody understands has to be undefined.
  validateSearch: ({ show }: Record<string, unknown>): { readonly show?: RoundShow | undefined } => ({
    show: show === "ying" || show === "proof" ? show : undefined,
  }),
  staticData: { ownBar: true },
})
