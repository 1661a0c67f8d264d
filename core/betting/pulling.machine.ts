import { type ActorRef, type Snapshot, type SnapshotFrom, sendTo, setup } from "xstate"
import { present } from "../machine/present.ts"
import type { makeReading } from "../operator/reading.machine.ts"
import type { PlacedPoy } from "../order/placed/placed-poy.ts"
import type { NumbersPulled } from "./bet-page.ts"

/** Named, so that the type of the machine below can be written down. */
export interface PoyLogic extends ReturnType<typeof makeReading<unknown, PlacedPoy | "none" | "notOffered", string>> {}

type Pulling = {
  /** The old slip. */
  readonly id: string
  readonly page: ActorRef<Snapshot<unknown>, NumbersPulled>
}

/** Reads an old slip and puts its numbers into the one on a bet page. */
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
            guard: ({ event }) => numbersIn(event.snapshot) !== undefined,
            target: "pulled",
            actions: sendTo(
              ({ context }) => context.page,
              ({ event }) => present(numbersIn(event.snapshot)),
            ),
          },
        },
      },
      pulled: { type: "final" },
    },
  })

const numbersIn = ({ context: { known } }: SnapshotFrom<PoyLogic>): NumbersPulled | undefined => {
  if (typeof known !== "object" || known.order.kind !== "poy") return undefined
  const bets = known.order.lines.map(({ option, number }) => ({ option, number }))
  return { type: "numbers.pulled", pulled: { type: "slip.pulled", bets } }
}
