import { createFileRoute, redirect } from "@tanstack/react-router"
import { knownBetGroup } from "../../../../screens/lotto/known-bet-group.ts"
import { inHouse } from "../../../../screens/page/in-house.ts"
import { lazyScreen } from "../../../../screens/page/lazy-screen.ts"
import type { RoundShow } from "../../../../screens/ying/round-view.ts"

export const Route = createFileRoute("/_shell/lotto/$betGroup/$betId")({
  ...inHouse,
  params: { parse: knownBetGroup },
  validateSearch: ({ show }: Record<string, unknown>): { readonly show?: RoundShow } =>
    show === "ying" || show === "proof" ? { show } : {},
  beforeLoad: ({ params }) => {
    if (params.betGroup === "gov4d") throw redirect({ to: "/lotto/4d" })
  },
  staticData: { ownBar: true },
  component: lazyScreen(() => import("../../../../screens/bet/bet-screen.tsx"), "BetScreen"),
})
