import { ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { makeLobby } from "../../lotto/lobby/lobby.machine.ts"
import { roundsNamedBy } from "../../lotto/testing/named-rounds.ts"
import { operatorWithADayOfRounds } from "../../lotto/testing/operator-with-a-day-of-rounds.ts"
import { soon } from "../../testing/soon.ts"
import { openDrawsIn, passingBuyingNews } from "./ticket4d-page.ts"

/** Which draws take sets at a moment, as a lobby of all groups shows them. */
const openDrawsAt = async (time: string) => {
  const now = () => Date.parse(`2026-11-20T${time}:00+07:00`)
  const operator = operatorWithADayOfRounds({ now, rounds: roundsNamedBy("2026-11-20") })
  const lobby = createActor(makeLobby(ManagedRuntime.make(operator.layer), { now })).start()
  const seen = await waitFor(lobby, ({ context }) => context.rounds !== undefined, soon)
  lobby.stop()
  return openDrawsIn(seen)
}

test("of all rounds of a day only the draws of four digits that have not closed take sets", async () => {
  expect(await openDrawsAt("12:00")).toBe("hanoy-2026-11-20,lao-2026-11-20,laoSuper-2026-11-20")
  expect(await openDrawsAt("19:00")).toBe("lao-2026-11-20,laoSuper-2026-11-20")
})

test("only that a draw is closed passes by itself", () => {
  const closed = { _tag: "roundClosed", keyed: "4" } as const
  expect(passingBuyingNews({ news: closed })).toBe(closed)
  expect(passingBuyingNews({ news: { _tag: "cleared", count: 1 } })).toBeUndefined()
  expect(passingBuyingNews({ news: undefined })).toBeUndefined()
})
