import { Result } from "effect"
import { assign, setup } from "xstate"
import { failedWith, fromFeed, fromProgram, type Runtime, value } from "../machine/actor.ts"
import { type ConnectionNews, type Connectivity, connectionNews } from "../operator/connectivity.ts"
import { mayStillArrive, suspenseLeft } from "./ages.ts"
import type { Environment } from "./environment.ts"
import {
  type Answer,
  claim,
  confirmedAgain,
  type Errand,
  type ErrandInput,
  type ErrandOutcome,
  firstProgress,
  lookUpWait,
  mayBeResent,
  type Progress,
  resent,
  settle,
} from "./errand.ts"
import { finish, type Intent, type Intents } from "./intents.ts"

export type ErrandEvent<Meant> =
  | { readonly type: "outcome.requested" }
  /**
   * A yes to what never arrived: under the same key where it is still what is meant, else under a new one in its place.
   * To what nobody can look up it is a yes to another one, under a key of its own.
   */
  | { readonly type: "errand.confirmed"; readonly meant?: Meant }
  /** The player turns away; what may have arrived is looked up when it is taken up again, what has not is given up. */
  | { readonly type: "errand.left" }
  /** The player lets go of what nobody can look up: it is not asked for again, and not sent again. */
  | { readonly type: "errand.givenUp" }
  /** The player looks over again what never arrived. */
  | { readonly type: "errand.reconsidered" }
  | ConnectionNews

/** A guard for one answer that settles the errand. */
const answered =
  (tag: Answer<unknown, unknown>["_tag"]) =>
  <A extends { readonly _tag: string }, E>({ event }: { readonly event: { readonly output: Result.Result<A, E> } }) =>
    Result.isSuccess(event.output) && event.output.success._tag === tag

/** Sends what the player said yes to once, and looks it up until the operator answers or the player gives up. */
export const makeErrand = <Meant, Receipt, No extends { readonly _tag: string }, Ports>(
  runtime: Runtime<Ports | Intents | Connectivity>,
  flow: Errand<Meant, Receipt, No, Ports>,
  environment: Environment,
) =>
  setup({
    types: {} as {
      context: Progress<Meant, Receipt, No>
      events: ErrandEvent<Meant>
      input: ErrandInput<Meant>
      output: ErrandOutcome<Meant, Receipt, No>
      tags: "busy" | "unknown"
    },
    actors: {
      followConnectivity: fromFeed(runtime, () => connectionNews),
      claim: fromProgram(runtime, (claimed: Pick<Progress<Meant, Receipt, No>, "intent" | "instead">) =>
        claim(claimed, flow.isMeant),
      ),
      send: fromProgram(runtime, (intent: Intent<Meant>) => settle(intent, flow.send(intent), flow)),
      lookUp: fromProgram(runtime, (intent: Intent<Meant>) => settle(intent, flow.lookUp(intent), flow)),
      giveUp: fromProgram(runtime, (intent: Intent<Meant>) => finish(intent, "givenUp")),
    },
    guards: {
      isEarlier: ({ context }) => context.isEarlier,
    },
    delays: { patience: 20_000, wait: ({ context }) => lookUpWait(context) },
  }).createMachine({
    id: "errand",
    context: ({ input }) => firstProgress(input, flow, environment),
    invoke: { src: "followConnectivity" },
    initial: "beginning",
    states: {
      beginning: { always: [{ guard: "isEarlier", target: "lookingUp" }, { target: "claiming" }] },
      claiming: {
        tags: "busy",
        on: { "errand.left": "left" },
        invoke: {
          src: "claim",
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ context, event }) => value({ event }).intent.key !== context.intent.key,
              target: "lookingUp",
              actions: assign(({ event }) => ({ ...value({ event }), isEarlier: true })),
            },
            { target: "sending", actions: assign(({ event }) => value({ event })) },
          ],
        },
      },
      sending: {
        tags: "busy",
        on: { "errand.left": "left" },
        after: { patience: "lookingUp" },
        invoke: {
          src: "send",
          input: ({ context }) => context.intent,
          onDone: [
            { guard: answered("Done"), target: "done", actions: assign({ ending: value }) },
            { guard: answered("Refused"), target: "refused", actions: assign({ ending: value }) },
            { guard: answered("Unauthorized"), target: "unauthorized", actions: assign({ ending: value }) },
            { target: "unanswered" },
          ],
        },
      },
      lookingUp: {
        tags: ["busy", "unknown"],
        on: { "errand.left": "left" },
        after: { patience: "unanswered" },
        invoke: {
          src: "lookUp",
          input: ({ context }) => context.intent,
          onDone: [
            { guard: answered("Done"), target: "done", actions: assign({ ending: value }) },
            { guard: answered("Refused"), target: "refused", actions: assign({ ending: value }) },
            { guard: answered("Unauthorized"), target: "unauthorized", actions: assign({ ending: value }) },
            {
              guard: ({ context, event }) =>
                failedWith("NeverHeard")({ event }) && mayBeResent(flow, context, environment),
              target: "claiming",
              actions: assign(({ context }) => resent(context, environment)),
            },
            {
              guard: ({ context, event }) =>
                failedWith("NeverHeard")({ event }) && !mayStillArrive(context.intent, context, environment),
              target: "unheard",
            },
            {
              guard: ({ context, event }) =>
                failedWith("NotOffered")({ event }) && suspenseLeft(context.intent, context, environment) === 0,
              target: "untraceable",
            },
            {
              guard: failedWith("NotOffered"),
              target: "unanswered",
              actions: assign(({ context }) => ({ suspense: suspenseLeft(context.intent, context, environment) })),
            },
            { target: "unanswered", actions: assign({ suspense: undefined }) },
          ],
        },
      },
      unanswered: {
        tags: "unknown",
        entry: assign({ lookUps: ({ context }) => context.lookUps + 1 }),
        on: { "errand.left": "left", "outcome.requested": "lookingUp", "connection.restored": "lookingUp" },
        after: { wait: "lookingUp" },
      },
      /** Nobody can say what became of it: another one is another yes, under a key of its own. */
      untraceable: {
        tags: "unknown",
        on: {
          "errand.confirmed": {
            target: "claiming",
            actions: assign(({ context, event: { meant = context.intent.meant } }) =>
              firstProgress({ meant, instead: context.intent }, flow, environment),
            ),
          },
          "errand.givenUp": { target: "givingUp", actions: assign({ ending: { _tag: "GivenUp" } as const }) },
          "errand.left": "left",
        },
      },
      unheard: {
        on: {
          "errand.confirmed": [
            {
              guard: ({ context, event: { meant = context.intent.meant } }) => flow.isSame(context.intent.meant, meant),
              target: "claiming",
              actions: assign(({ context }) => confirmedAgain(context, flow, environment)),
            },
            {
              target: "claiming",
              actions: assign(({ context, event: { meant = context.intent.meant } }) =>
                firstProgress({ meant, instead: context.intent }, flow, environment),
              ),
            },
          ],
          "errand.left": { target: "givingUp", actions: assign({ ending: { _tag: "GivenUp" } as const }) },
          "errand.reconsidered": { target: "givingUp", actions: assign({ ending: { _tag: "Reconsidered" } as const }) },
        },
      },
      givingUp: {
        tags: "busy",
        invoke: {
          src: "giveUp",
          input: ({ context }) => context.intent,
          onDone: "givenUp",
        },
      },
      done: { type: "final" },
      refused: { type: "final" },
      unauthorized: { type: "final" },
      givenUp: { type: "final" },
      left: { type: "final" },
    },
    output: ({ context: { ending, intent, isEarlier } }) => ({ ...ending, intent, isEarlier }),
  })
