import { createFileRoute } from "@tanstack/react-router"
import { lazyScreen } from "../../screens/page/lazy-screen.ts"
import { withMachines } from "../../screens/page/with-machines.ts"

type Search = {
  /** The set that is being written: `new`, or the id of one that is kept. */
  readonly edit?: string | undefined
  /** The slip that sets are taken from, and which of them. */
  readonly from?: string | undefined
  readonly at?: number | undefined
}

const text = (value: unknown): string | undefined =>
  typeof value === "string" || typeof value === "number" ? String(value) : undefined

export const Route = createFileRoute("/_shell/number-set")({
  ...withMachines,
  validateSearch: ({ edit, from, at }: Record<string, unknown>): Search => ({
    edit: text(edit),
    from: text(from),
    at: typeof at === "number" ? at : undefined,
  }),
  component: lazyScreen(() => import("../../screens/number-set/number-set-screen.tsx"), "NumberSetScreen"),
})
