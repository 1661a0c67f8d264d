import { createFileRoute, redirect } from "@tanstack/react-router"
import { requireBetGroup } from "../../../../screens/lotto/require-bet-group.ts"
import type { GroupSearch } from "../../../../screens/lotto/stock/group-address.ts"
import { lazyScreen } from "../../../../screens/page/lazy-screen.ts"
import { withMachines } from "../../../../screens/page/with-machines.ts"

export const Route = createFileRoute("/_shell/lotto/$betGroup/")({
  ...withMachines,
  params: { parse: requireBetGroup },
  // What stands there is read by the screen.
  validateSearch: (search: GroupSearch): GroupSearch => search,
  beforeLoad: ({ params }) => {
    if (params.betGroup === "gov4d") throw redirect({ to: "/lotto/4d" })
  },
  component: lazyScreen(() => import("../../../../screens/lotto/group-screen.lazy.tsx"), "LottoGroupScreen"),
})
