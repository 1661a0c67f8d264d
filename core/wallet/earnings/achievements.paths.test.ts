import { Layer, ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { baht } from "../../money/satang.ts"
import type { OperationOutcome } from "../../operation/operation.ts"
import { browserThatRemembers } from "../../operation/testing/browser-that-remembers.ts"
import { inner, ways } from "../../testing/ways.ts"
import { visitOnCommand } from "../../visit/testing/visit-on-command.ts"
import { operatorWithAWallet } from "../testing/operator-with-a-wallet.ts"
import { makeAchievements } from "./achievement.machine.ts"
import { type Achievement, type ClaimCommand, ClaimRefused, canBeClaimed } from "./achievement.ts"

const tenRounds: Achievement = {
  id: "ten-rounds",
  name: "แทงยี่กีครบ 10 รอบ",
  description: "",
  goal: 10,
  reached: 10,
  reward: baht(20),
  isClaimed: false,
}
const fiftyShots: Achievement = { ...tenRounds, id: "fifty-shots", goal: 50, reached: 32, reward: baht(30) }

test("achievements go exactly these ways", () => {
  const ports = Layer.mergeAll(operatorWithAWallet().layer, browserThatRemembers().layer, visitOnCommand().surroundings)
  const machine = makeAchievements(ManagedRuntime.make(ports), {
    newKey: () => "key-1",
    now: () => 0,
    isTimeKnown: () => true,
    steadyNow: () => 0,
  })
  const done = (actor: string, output: unknown) => inner(`xstate.done.actor.${actor}`, output)
  const command = { kind: "claim", achievementId: "ten-rounds" } as const
  const moments = { madeAt: 0, sentAt: 0, isByOperator: true }
  const intent = { key: "key-1", purpose: "claim ten-rounds", command, ...moments }
  const ended = (outcome: OperationOutcome<ClaimCommand, Achievement, ClaimRefused>) => done("operation", outcome)
  const own = { intent, isEarlier: false }
  const events = {
    read: done("loading", [tenRounds, fiftyShots]),
    "unauthorized while reading": done("loading", undefined),
    "not offered": done("loading", "notOffered"),
    claimed: { type: "reward.claimed" as const, id: "ten-rounds" },
    "claimed too early": { type: "reward.claimed" as const, id: "fifty-shots" },
    "shown again": { type: "page.shown" as const },
    paid: ended({ _tag: "Done", receipt: { ...tenRounds, isClaimed: true }, ...own }),
    refused: ended({ _tag: "Refused", refusal: new ClaimRefused({ reason: "notReached" }), ...own }),
    "unauthorized while claiming": ended({ _tag: "Unauthorized", ...own }),
    "given up": ended({ _tag: "GivenUp", ...own }),
    left: ended({ _tag: "Left", ...own }),
  }
  const table = ways(machine, {
    events,
    place: ({ state, context }) => `${state}${context.achievements.some(canBeClaimed) ? " with a reward" : ""}`,
  })
  expect(table).toEqual({
    loading: {
      read: "shown with a reward",
      "unauthorized while reading": "unauthorized",
      "not offered": "notOffered",
    },
    notOffered: {},
    unauthorized: {},
    shown: { "shown again": "loading" },
    "shown with a reward": { claimed: "claiming with a reward", "shown again": "loading with a reward" },
    "claiming with a reward": {
      paid: "shown",
      refused: "loading with a reward",
      "unauthorized while claiming": "unauthorized with a reward",
      "given up": "loading with a reward",
      left: "loading with a reward",
    },
    "loading with a reward": {
      read: "shown with a reward",
      "unauthorized while reading": "unauthorized with a reward",
      "not offered": "notOffered with a reward",
    },
    "notOffered with a reward": {},
    "unauthorized with a reward": {},
  })
})
