import type { makeReading } from "@fakham/core/operator"
import type { PlacedPoy } from "@fakham/core/order"
import { type SnapshotFrom, setup } from "xstate"
import type { NumbersPulled } from "./bet-table.machine.ts"

/** Named, so that the type of the machine below can be written down. */
export interface PoyLogic extends ReturnType<typeof makeReading<unknown, PlacedPoy | "none" | "notOffered", string>> {}

type Pulling = {
  /** The old slip. */
  readonly id: string
  readonly table: { readonly send: (event: NumbersPulled) => void }
}

/** Reads an old slip and puts its numbers into the one at a table. */
export const makePulling = (poy: PoyLogic) =>
  setup({
    types: {} as { input: Pulling; context: Pulling; children: { poy: "poy" } },
    actors: { poy },
  }).createMachine({
    id: "pulling",
    context: ({ input }) => input,
    initial: "reading",
    states: {
      reading: {
        invoke: {
          id: "poy",
          src: "poy",
          input: ({ context }) => context.id,
          onSnapshot: {
            guard: ({ event }) => betsOf(event.snapshot) !== undefined,
            target: "pulled",
            actions: ({ context, event }) => {
              const bets = betsOf(event.snapshot) ?? []
              context.table.send({ type: "numbers.pulled", pulled: { type: "slip.pulled", bets } })
            },
          },
        },
      },
      pulled: { type: "final" },
    },
  })

const betsOf = ({ context: { known } }: SnapshotFrom<PoyLogic>) =>
  typeof known === "object" && known.order.kind === "poy"
    ? known.order.lines.map(({ option, number }) => ({ option, number }))
    : undefined
