import { Effect } from "effect"
import { expect, test } from "vitest"
import { Unreachable } from "../../operator/failures.ts"
import { pingpong, watchRound } from "../testing/watched-round.ts"
import { NoSuchRound } from "./round.port.ts"
import { hasRoundFailed, watchedPhase } from "./round.view.ts"

test("a page shows the phase of a round once it is told, and that no answer came until another question gets one", async () => {
  const { answer, askedTimes, pass, round } = watchRound()
  const shown = () => [watchedPhase(round.getSnapshot()), hasRoundFailed(round.getSnapshot())]
  expect(shown()).toEqual(["unknown", false])
  await askedTimes(1)
  await answer(Effect.fail(new Unreachable({ cause: "no line" })))
  await expect.poll(shown).toEqual(["unknown", true])
  pass(5_000)
  await askedTimes(2)
  await answer(Effect.succeed(pingpong))
  await expect.poll(shown).toEqual(["open", false])
})

test("a page shows that there is no such round", async () => {
  const { answer, askedTimes, ended, round } = watchRound()
  await askedTimes(1)
  await answer(Effect.fail(new NoSuchRound()))
  await ended()
  expect(watchedPhase(round.getSnapshot())).toBe("missing")
})
