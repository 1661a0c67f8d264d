import { ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { NotOffered, Unauthorized, Unreachable } from "../operator/failures.ts"
import { inner, ways } from "../testing/ways.ts"
import { makePlayLimits } from "./play-limit.machine.ts"
import { PlayLimitRefused } from "./play-limit.port.ts"
import { operatorThatEnforcesLimits } from "./testing/operator-that-enforces-limits.ts"

const perDay = { measure: "deposit", span: "day" } as const

test("the page of limits goes exactly these ways", () => {
  const own = operatorThatEnforcesLimits(() => 0).holds()
  const answers = ["loading", "changing", "confirming", "choosingReminder", "takingBreak"].flatMap((asked) =>
    Object.entries({
      done: Result.succeed(own),
      refused: Result.fail(new PlayLimitRefused({ reason: "onBreak" })),
      unreachable: Result.fail(new Unreachable({})),
      unauthorized: Result.fail(new Unauthorized()),
    }).map(([name, output]) => [`${asked}: ${name}`, inner(`xstate.done.actor.${asked}`, output)] as const),
  )
  const table = ways(makePlayLimits(ManagedRuntime.make(operatorThatEnforcesLimits(() => 0).layer)), {
    events: {
      submitted: { type: "limit.submitted", kind: perDay, amount: "5" },
      "submitted wrongly": { type: "limit.submitted", kind: perDay, amount: "five" },
      confirmed: { type: "limit.confirmed", kind: perDay },
      reminder: { type: "reminder.chosen", every: 15 },
      break: { type: "break.chosen", kind: "timeOut7d" },
      agreed: { type: "break.agreed" },
      declined: { type: "break.declined" },
      retry: { type: "retry.requested" },
      restored: { type: "connection.restored" },
      ...Object.fromEntries(answers),
      "loading: not offered": inner("xstate.done.actor.loading", Result.fail(new NotOffered())),
    },
  })
  const answered = (asked: string) => ({
    [`${asked}: done`]: "shown",
    [`${asked}: refused`]: "shown",
    [`${asked}: unreachable`]: "failed",
    [`${asked}: unauthorized`]: "unauthorized",
  })
  expect(table).toEqual({
    loading: { ...answered("loading"), "loading: not offered": "notOffered" },
    shown: {
      submitted: "changing",
      confirmed: "confirming",
      reminder: "choosingReminder",
      break: "reviewingBreak",
    },
    changing: answered("changing"),
    confirming: answered("confirming"),
    choosingReminder: answered("choosingReminder"),
    reviewingBreak: { agreed: "takingBreak", declined: "shown" },
    takingBreak: answered("takingBreak"),
    failed: { retry: "loading", restored: "loading" },
    notOffered: {},
    unauthorized: {},
  })
})
