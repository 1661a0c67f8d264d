import { type ActorRef, type Snapshot, sendTo, setup } from "xstate"
import { fromProgram, type Runtime } from "../../machine/actor.ts"
import { Games } from "../games.ts"

/** The session that is asked to end. */
type Session = ActorRef<Snapshot<unknown>, { readonly type: "logout.requested" }>

/**
 * Leaves whatever game the player sits in, while the operator still knows them, and logs them out. Partners that do not
 * answer within the timeout keep nobody logged in.
 */
export const makeGameLogout = (runtime: Runtime<Games>) =>
  setup({
    types: {} as { context: { readonly session: Session }; input: Session },
    actors: { leave: fromProgram(runtime, () => Games.use(({ leave }) => leave())) },
    delays: { timeout: 2_000 },
  }).createMachine({
    id: "gameLogout",
    context: ({ input }) => ({ session: input }),
    initial: "leaving",
    states: {
      leaving: {
        invoke: { id: "leaving", src: "leave", onDone: "left" },
        after: { timeout: "left" },
      },
      left: { type: "final", entry: sendTo(({ context }) => context.session, { type: "logout.requested" }) },
    },
  })
