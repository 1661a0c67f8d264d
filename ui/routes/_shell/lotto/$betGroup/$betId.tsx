import { createFileRoute, redirect } from "@tanstack/react-router"
import { knownBetGroup } from "../../../../screens/lotto/known-bet-group.ts"
import { lazyScreen } from "../../../../screens/page/lazy-screen.ts"
import { withMachines } from "../../../../screens/page/with-machines.ts"
import type { RoundShow } from "../../../../screens/round/round-view.ts"

export const Route = createFileRoute("/_shell/lotto/$betGroup/$betId")({
  ...withMachines,
  params: { parse: knownBetGroup },
  // What is left out here stands in the search as it was written: what nobody understands has to be undefined.
  validateSearch: ({ show }: Record<string, unknown>): { readonly show?: RoundShow | undefined } => ({
    show: show === "ying" || show === "proof" ? show : undefined,
  }),
  beforeLoad: ({ params }) => {
    if (params.betGroup === "gov4d") throw redirect({ to: "/lotto/4d" })
  },
  staticData: { ownBar: true },
  component: lazyScreen(() => import("../../../../screens/bet/bet-screen.tsx"), "BetScreen"),
})
