import { type ActorRef, fromCallback, type Snapshot, sendTo, setup } from "xstate"
import type { PlacedPoy } from "../order/placed/placed-poy.ts"
import type { Resource } from "../visit/resource.view.ts"
import type { NumbersPulled } from "./bet-page.ts"

type Pulling = {
  /** The old slip. */
  readonly id: string
  readonly page: ActorRef<Snapshot<unknown>, NumbersPulled>
}

type PoyOf = (id: string) => Resource<PlacedPoy | "none" | "notOffered">

/** Reads an old slip and puts its numbers into the one on a bet page. */
export const makePulling = (poyOf: PoyOf) =>
  setup({
    types: {} as { input: Pulling; context: Pulling; events: NumbersPulled },
    actors: {
      read: fromCallback<NumbersPulled, string>(({ input: id, sendBack }) => {
        const { view, subscribe } = poyOf(id)
        const look = () => {
          const { data } = view()
          if (typeof data !== "object" || data.order.kind !== "poy") return
          const bets = data.order.lines.map(({ option, number }) => ({ option, number }))
          sendBack({ type: "numbers.pulled", pulled: { type: "slip.pulled", bets } })
        }
        const leave = subscribe(look)
        look()
        return leave
      }),
    },
  }).createMachine({
    id: "pulling",
    context: ({ input }) => input,
    initial: "loading",
    states: {
      loading: {
        invoke: { src: "read", input: ({ context }) => context.id },
        on: {
          "numbers.pulled": {
            target: "pulled",
            actions: sendTo(
              ({ context }) => context.page,
              ({ event }) => event,
            ),
          },
        },
      },
      pulled: { type: "final" },
    },
  })
