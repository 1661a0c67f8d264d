import { Result } from "effect"
import { assign, setup } from "xstate"
import { failedWith, fromFeed, fromProgram, type Runtime, value } from "../machine/actor.ts"
import { type Connectivity, connectionNews } from "../operator/connectivity.port.ts"
import { wantsOwner } from "../operator/failures.ts"
import { fromProof, isProven } from "../operator/prove-owner.ts"
import { announcing } from "../visit/changes.ts"
import {
  claim,
  confirmedCommand,
  type Environment,
  finishIntent,
  type Intent,
  type Intents,
  isAnsweredBy,
  isOfAnotherYes,
  type Operation,
  type OperationEvent,
  type OperationInput,
  type OperationOutcome,
  settleIntent,
} from "./operation.ts"
import {
  confirmedAgain,
  firstProgress,
  isCalledOffAndGone,
  isGone,
  isResentUnasked,
  isUnverifiable,
  lineChanged,
  type Progress,
  resent,
  retryDelay,
  undecidedFor,
} from "./progress.ts"

/** Sends what the player said yes to once, and looks it up until the operator answers or the player gives up. */
export const makeOperation = <Command, Receipt, Refusal extends { readonly _tag: string }, Ports>(
  runtime: Runtime<Ports | Intents | Connectivity>,
  flow: Operation<Command, Receipt, Refusal, Ports>,
  environment: Environment,
) =>
  setup({
    types: {} as {
      context: Progress<Command, Receipt, Refusal>
      events: OperationEvent<Command>
      input: OperationInput<Command>
      output: OperationOutcome<Command, Receipt, Refusal>
      tags: "busy" | "unknown"
    },
    actors: {
      subscribeToConnectivity: fromFeed(runtime, () => connectionNews),
      claim: fromProgram(runtime, (claimed: Pick<Progress<Command, Receipt, Refusal>, "intent" | "replaced">) =>
        claim(claimed, flow.isCommand),
      ),
      send: fromProgram(runtime, (intent: Intent<Command>) => settleIntent(intent, flow.send(intent), flow)),
      lookUp: fromProgram(runtime, (intent: Intent<Command>) => settleIntent(intent, flow.lookUp(intent), flow)),
      proveOwner: fromProof(runtime, environment.proveOwner),
      giveUp: fromProgram(runtime, (intent: Intent<Command>) => finishIntent(intent, "givenUp")),
    },
    actions: {
      announce: announcing(runtime, flow.changes ?? []),
      giveUp: assign({ ending: { _tag: "GivenUp" } }),
      reconsider: assign({ ending: { _tag: "Reconsidered" } }),
      resend: assign(({ context }) => resent(context, environment)),
      confirmAgain: assign(({ context }) => confirmedAgain(context, flow, environment)),
      /** Another version in its place, under a key of its own. */
      beginAnew: assign(({ context, event }) =>
        firstProgress(
          { command: confirmedCommand(context.intent.command, event), replaced: context.intent },
          flow,
          environment,
        ),
      ),
      stayUndecided: assign(({ context }) => ({ undecidedFor: undecidedFor(context.intent, context, environment) })),
      noteLine: assign(({ context, event }) => lineChanged(context, event, environment)),
    },
    guards: {
      isEarlier: ({ context }) => context.isEarlier,
      isSame: ({ context, event }) =>
        flow.isSame(context.intent.command, confirmedCommand(context.intent.command, event)),
    },
    delays: { timeout: 20_000, wait: ({ context }) => retryDelay(context) },
  }).createMachine({
    id: "operation",
    context: ({ input }) => firstProgress(input, flow, environment),
    invoke: { src: "subscribeToConnectivity" },
    on: { "connection.*": { actions: "noteLine" } },
    initial: "beginning",
    states: {
      beginning: { always: [{ guard: "isEarlier", target: "lookingUp" }, { target: "claiming" }] },
      claiming: {
        tags: "busy",
        on: { "operation.left": "left" },
        invoke: {
          src: "claim",
          input: ({ context }) => context,
          onDone: [
            {
              guard: isOfAnotherYes,
              target: "lookingUp",
              actions: assign(({ event }) => ({ ...value({ event }), isEarlier: true })),
            },
            { target: "sending", actions: assign(({ event }) => Result.getOrElse(event.output, () => ({}))) },
          ],
        },
      },
      sending: {
        tags: "busy",
        on: { "operation.left": "left" },
        after: { timeout: "lookingUp" },
        invoke: {
          src: "send",
          input: ({ context }) => context.intent,
          onDone: [
            { guard: isAnsweredBy("Done"), target: "done", actions: assign({ ending: value }) },
            { guard: isAnsweredBy("Refused"), target: "refused", actions: assign({ ending: value }) },
            { guard: isAnsweredBy("Unauthorized"), target: "unauthorized", actions: assign({ ending: value }) },
            { guard: wantsOwner, target: "provingOwner" },
            { target: "awaitingAnswer" },
          ],
        },
      },
      /** The operator has not taken it: it is sent again under its key once it is known whose it is. */
      provingOwner: {
        tags: "busy",
        invoke: {
          src: "proveOwner",
          onDone: [
            { guard: isProven, target: "claiming", actions: "resend" },
            { target: "givingUp", actions: "giveUp" },
          ],
        },
      },
      lookingUp: {
        tags: ["busy", "unknown"],
        on: { "operation.left": "left", "operation.calledOff": { actions: assign({ isCalledOff: true }) } },
        after: { timeout: "awaitingAnswer" },
        invoke: {
          src: "lookUp",
          input: ({ context }) => context.intent,
          onDone: [
            { guard: isAnsweredBy("Done"), target: "done", actions: assign({ ending: value }) },
            { guard: isAnsweredBy("Refused"), target: "refused", actions: assign({ ending: value }) },
            { guard: isAnsweredBy("Unauthorized"), target: "unauthorized", actions: assign({ ending: value }) },
            { guard: isResentUnasked(flow, environment), target: "claiming", actions: "resend" },
            { guard: isCalledOffAndGone(environment), target: "givingUp", actions: "giveUp" },
            { guard: isGone(environment), target: "neverReceived" },
            { guard: isUnverifiable(environment), target: "unverifiable" },
            { guard: failedWith("NotOffered"), target: "awaitingAnswer", actions: "stayUndecided" },
            { target: "awaitingAnswer", actions: assign({ undecidedFor: undefined }) },
          ],
        },
      },
      awaitingAnswer: {
        tags: "unknown",
        entry: assign({ lookUps: ({ context }) => context.lookUps + 1 }),
        on: {
          "operation.left": "left",
          "operation.calledOff": { target: "lookingUp", actions: assign({ isCalledOff: true }) },
          "outcome.requested": "lookingUp",
          "connection.restored": { target: "lookingUp", actions: "noteLine" },
        },
        after: { wait: "lookingUp" },
      },
      /** Nobody can say what became of it: another one is another yes, under a key of its own. */
      unverifiable: {
        tags: "unknown",
        on: {
          "operation.confirmed": { target: "claiming", actions: "beginAnew" },
          "operation.givenUp": { target: "givingUp", actions: "giveUp" },
          "operation.left": "left",
        },
      },
      neverReceived: {
        on: {
          "operation.confirmed": [
            { guard: "isSame", target: "claiming", actions: "confirmAgain" },
            { target: "claiming", actions: "beginAnew" },
          ],
          "operation.left": { target: "givingUp", actions: "giveUp" },
          "operation.reconsidered": { target: "givingUp", actions: "reconsider" },
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
      done: { type: "final", entry: "announce" },
      refused: { type: "final" },
      unauthorized: { type: "final" },
      givenUp: { type: "final" },
      left: { type: "final" },
    },
    output: ({ context: { ending, intent, isEarlier } }) => ({ ...ending, intent, isEarlier }),
  })
