import { Effect } from "effect"
import { PoyArchive } from "../../order/placed/poy-archive.port.ts"
import type { SetRound } from "./buying.ts"

/** The sets that a player holds of a draw already, by slips that wait for it. */
export const setsHeld = ({ betId, variant }: SetRound) =>
  PoyArchive.use(({ all, one }) =>
    Effect.gen(function* () {
      const onPage = (page: number) => all({ betGroup: "gov4d", betType: variant, status: "waiting", page })
      const first = yield* onPage(1)
      const others = yield* Effect.forEach(
        Array.from({ length: Math.max(0, first.pages - 1) }, (_, at) => at + 2),
        onPage,
      )
      const slips = [first, ...others].flatMap(({ poys }) => poys).filter(({ round }) => round.betId === betId)
      const details = yield* Effect.forEach(slips, ({ id }) => one(id), { concurrency: 3 })
      return details.flatMap(({ order }) => (order.kind === "sets" ? order.lines : []))
    }),
  )
