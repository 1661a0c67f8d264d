import { createFileRoute } from "@tanstack/react-router"
import { inHouse } from "../../screens/page/in-house.ts"
import { lazyScreen } from "../../screens/page/lazy-screen.ts"

type Search = {
  /** The set that is being written: `new`, or the id of one that is kept. */
  readonly edit?: string
  /** The slip that sets are taken from, and which of them. */
  readonly from?: string
  readonly at?: number
}

export const Route = createFileRoute("/_shell/number-set")({
  ...inHouse,
  validateSearch: ({ edit, from, at }: Record<string, unknown>): Search => ({
    ...(typeof edit === "string" && { edit }),
    ...((typeof from === "string" || typeof from === "number") && { from: String(from) }),
    ...(typeof at === "number" && { at }),
  }),
  component: lazyScreen(() => import("../../screens/number-set/number-set-screen.tsx"), "NumberSetScreen"),
})
