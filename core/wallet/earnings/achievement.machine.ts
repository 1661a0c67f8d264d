import { assign, setup } from "xstate"
import { fromFeed, type Runtime } from "../../machine/actor.ts"
import { present } from "../../machine/present.ts"
import { makeOperation } from "../../operation/operation.machine.ts"
import {
  type Environment,
  endedWith,
  type Intents,
  type OperationInput,
  type OperationOutcome,
} from "../../operation/operation.ts"
import type { Connectivity } from "../../operator/connectivity.port.ts"
import { isLoaded, isNotOffered, loadedData, makeResourceUntilLoaded } from "../../operator/resource.machine.ts"
import { type Page, type PageEvent, pageEvents } from "../../visit/page.port.ts"
import {
  type Achievement,
  type ClaimCommand,
  type ClaimRefused,
  canBeClaimed,
  claimReward,
  Loyalty,
} from "./achievement.ts"

type Achievements = {
  readonly achievements: ReadonlyArray<Achievement>
  readonly operation: OperationInput<ClaimCommand> | undefined
  /** The achievement whose reward has just been paid. */
  readonly paid: Achievement | undefined
  readonly refusal: ClaimRefused | undefined
}

type Event = { readonly type: "reward.claimed"; readonly id: string } | PageEvent

/** What the end of a claim changes in what is shown. */
const afterClaim = (
  { achievements }: Achievements,
  outcome: OperationOutcome<ClaimCommand, Achievement, ClaimRefused>,
): Partial<Achievements> => {
  if (outcome._tag === "Refused") return { refusal: outcome.refusal }
  if (outcome._tag !== "Done") return {}
  const { receipt } = outcome
  return { paid: receipt, achievements: achievements.map((one) => (one.id === receipt.id ? receipt : one)) }
}

/** A player's achievements, and their rewards, each claimed once. */
export const makeAchievements = (runtime: Runtime<Loyalty | Intents | Connectivity | Page>, environment: Environment) =>
  setup({
    types: {} as { context: Achievements; events: Event; children: { loading: "loading"; operation: "operation" } },
    actors: {
      loading: makeResourceUntilLoaded(runtime, () => Loyalty.use((loyalty) => loyalty.achievements())),
      operation: makeOperation(runtime, claimReward, environment),
      subscribeToPage: fromFeed(runtime, () => pageEvents),
    },
  }).createMachine({
    id: "achievements",
    context: { achievements: [], operation: undefined, paid: undefined, refusal: undefined },
    invoke: { src: "subscribeToPage" },
    initial: "loading",
    states: {
      loading: {
        invoke: {
          id: "loading",
          src: "loading",
          onDone: [
            { guard: isLoaded, target: "shown", actions: assign({ achievements: loadedData }) },
            { guard: isNotOffered, target: "notOffered" },
            { target: "unauthorized" },
          ],
        },
      },
      shown: {
        on: {
          "reward.claimed": {
            guard: ({ context, event }) => context.achievements.some((one) => one.id === event.id && canBeClaimed(one)),
            target: "claiming",
            actions: assign(({ event }) => ({
              operation: { command: { kind: "claim" as const, achievementId: event.id } },
              paid: undefined,
              refusal: undefined,
            })),
          },
          // A reward may have been claimed on another page meanwhile.
          "page.shown": "loading",
        },
      },
      claiming: {
        invoke: {
          id: "operation",
          src: "operation",
          input: ({ context }) => present(context.operation),
          onDone: [
            {
              guard: endedWith("Done"),
              target: "shown",
              actions: assign(({ context, event }) => afterClaim(context, event.output)),
            },
            { guard: endedWith("Unauthorized"), target: "unauthorized" },
            { target: "loading", actions: assign(({ context, event }) => afterClaim(context, event.output)) },
          ],
        },
      },
      /** The operator has no achievements: asking again finds none. */
      notOffered: {},
      unauthorized: { type: "final" },
    },
  })
