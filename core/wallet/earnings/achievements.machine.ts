import { assign, setup } from "xstate"
import { failedWith, failure, fromProgram, type Runtime, succeeded, value } from "../../machine/actor.ts"
import type { Unauthorized, Unreachable } from "../../operator/failures.ts"
import { type ClaimErrand, type Means, meant, type WalletIntent, type WalletIntents } from "../intents.ts"
import { type Achievement, type ClaimRefused, canBeClaimed, claimedOnce, Loyalty } from "./achievement.ts"

type Achievements = {
  readonly achievements: ReadonlyArray<Achievement>
  readonly intent: WalletIntent<ClaimErrand> | undefined
  /** The achievement whose reward has just been paid. */
  readonly paid: Achievement | undefined
  readonly failure: ClaimRefused | Unauthorized | Unreachable | undefined
}

type Event =
  | { readonly type: "reward.claimed"; readonly id: string }
  | { readonly type: "achievements.doubted" | "connection.restored" }

/** A player's achievements; a reward whose answer got lost is looked up, and can be claimed again with its key. */
export const makeAchievements = (runtime: Runtime<Loyalty | WalletIntents>, means: Means) =>
  setup({
    types: {} as { context: Achievements; events: Event; tags: "busy" },
    actors: {
      read: fromProgram(runtime, () => Loyalty.use((loyalty) => loyalty.achievements)),
      claim: fromProgram(runtime, claimedOnce),
    },
    actions: {
      mean: assign(({ event }) => {
        if (event.type !== "reward.claimed") return {}
        const errand = { kind: "claim", achievementId: event.id } as const
        return { intent: meant(errand, undefined, means), paid: undefined, failure: undefined }
      }),
      put: assign(({ context }, paid: Achievement) => ({
        achievements: context.achievements.map((one) => (one.id === paid.id ? paid : one)),
        paid,
      })),
    },
    guards: {
      canBeClaimed: ({ context, event }) =>
        event.type === "reward.claimed" && context.achievements.some((one) => one.id === event.id && canBeClaimed(one)),
    },
    delays: { patience: 20_000, retry: 5_000 },
  }).createMachine({
    id: "achievements",
    context: { achievements: [], intent: undefined, paid: undefined, failure: undefined },
    initial: "reading",
    states: {
      reading: {
        tags: "busy",
        invoke: {
          id: "reading",
          src: "read",
          onDone: [
            { guard: succeeded, target: "shown", actions: assign({ achievements: value }) },
            { guard: failedWith("Unauthorized"), target: "disowned" },
            { target: "unavailable", actions: assign({ failure }) },
          ],
        },
      },
      unavailable: { on: { "connection.restored": "reading" }, after: { retry: "reading" } },
      shown: {
        on: {
          "reward.claimed": { guard: "canBeClaimed", target: "claiming", actions: "mean" },
          "achievements.doubted": "reading",
        },
      },
      claiming: {
        tags: "busy",
        after: { patience: "reading" },
        invoke: {
          id: "claiming",
          src: "claim",
          input: ({ context }) => context.intent!,
          onDone: [
            { guard: succeeded, target: "shown", actions: { type: "put", params: value } },
            { guard: failedWith("Unauthorized"), target: "disowned" },
            { target: "reading", actions: assign({ failure }) },
          ],
        },
      },
      disowned: { type: "final" },
    },
  })
