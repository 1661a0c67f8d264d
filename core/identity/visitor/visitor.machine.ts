import { Effect, Option } from "effect"
import { assign, setup } from "xstate"
import { fromProgram, type Runtime, succeeded, value } from "../../machine/actor.ts"
import { Recognition, StoredVisitor } from "./recognition.port.ts"
import { believedFor, guestIdSeconds, isOutdated, type Visitor, visitorOf } from "./visitor.ts"

type Context = {
  /** The player who is logged in, or nothing. */
  readonly userId: string | undefined
  readonly guestId: string
  readonly visitor: Visitor | undefined
}

export type VisitorEvent = { readonly type: "user.changed"; readonly userId: string | undefined }

type Watch = { readonly now: () => number; readonly newGuestId: () => string; readonly retryEvery?: number }

/** Who visits with this browser. Nobody ever waits for it: while it fails, the visitor is merely unrecognised. */
export const makeVisitor = (
  runtime: Runtime<Recognition | StoredVisitor>,
  { now, newGuestId, retryEvery = 60_000 }: Watch,
) =>
  setup({
    types: {} as {
      context: Context
      events: VisitorEvent
      input: { readonly userId: string | undefined }
    },
    actors: {
      recall: fromProgram(runtime, () =>
        Effect.gen(function* () {
          const storage = yield* StoredVisitor
          const guest = yield* storage.recallGuest()
          const guestId = Option.isSome(guest) ? guest.value : newGuestId()
          if (Option.isNone(guest)) yield* storage.rememberGuest(guestId, guestIdSeconds)
          const stored = yield* storage.recall()
          return { guestId, visitor: Option.isSome(stored) ? stored.value : undefined }
        }),
      ),
      recognise: fromProgram(runtime, ({ userId, guestId }: Pick<Context, "userId" | "guestId">) =>
        Effect.gen(function* () {
          const recognition = yield* Recognition
          const surroundings = yield* recognition.surroundings()
          const answer = yield* recognition.recognise({ ...surroundings, uid: guestId, uuid: userId })
          const visitor = visitorOf(answer, userId, now())
          if (visitor) yield* StoredVisitor.use((storage) => storage.remember(visitor))
          return visitor
        }),
      ),
    },
    guards: { isStale: ({ context }) => isOutdated(context.visitor, context.userId, now()) },
    delays: { retryEvery, believed: ({ context }) => (context.visitor ? believedFor(context.visitor, now()) : 0) },
  }).createMachine({
    id: "visitor",
    context: ({ input }) => ({ userId: input.userId, guestId: "", visitor: undefined }),
    on: { "user.changed": { target: ".recalling", actions: assign({ userId: ({ event }) => event.userId }) } },
    initial: "recalling",
    states: {
      recalling: {
        invoke: {
          id: "recalling",
          src: "recall",
          onDone: [
            { guard: succeeded, target: "judging", actions: assign(({ event }) => value({ event })) },
            { target: "unrecognised" },
          ],
        },
      },
      judging: { always: [{ guard: "isStale", target: "recognising" }, { target: "recognised" }] },
      recognising: {
        entry: assign({ visitor: undefined }),
        invoke: {
          id: "recognising",
          src: "recognise",
          input: ({ context }) => ({ userId: context.userId, guestId: context.guestId }),
          onDone: [
            {
              guard: ({ event }) => succeeded({ event }) && value({ event }) !== undefined,
              target: "recognised",
              actions: assign({ visitor: value }),
            },
            { target: "unrecognised" },
          ],
        },
      },
      recognised: { after: { believed: "recognising" } },
      unrecognised: { after: { retryEvery: "recalling" } },
    },
  })
