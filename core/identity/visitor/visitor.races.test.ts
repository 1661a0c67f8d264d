import { Effect, Layer, ManagedRuntime } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { handClock } from "../../testing/clock.ts"
import { Recognition } from "./recognition.port.ts"
import { browserThatKnowsItsVisitor, surroundings } from "./testing/visitors.ts"
import { makeVisitor } from "./visitor.machine.ts"

const users = fc.array(fc.constantFrom("uuid-of-somchai", "uuid-of-malee", undefined), { minLength: 1, maxLength: 4 })

test("whoever comes and goes, and however late the answers, the last user's visitor is shown and remembered", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), users, async (scheduler, someUsers) => {
      const browser = browserThatKnowsItsVisitor(() => 0)
      const service = Layer.succeed(Recognition, {
        surroundings: () => Effect.succeed(surroundings),
        recognise: ({ uuid }) =>
          Effect.uninterruptible(
            Effect.promise(() => scheduler.schedule(Promise.resolve({ visitorId: `visitor of ${uuid}` }))),
          ),
      })
      const machine = makeVisitor(ManagedRuntime.make(Layer.merge(browser.layer, service)), {
        now: () => 0,
        newGuestId: () => "guest-1",
      })
      const visitor = createActor(machine, { clock: handClock().clock, input: { userId: undefined } }).start()
      let coming = someUsers.length
      void scheduler.scheduleSequence(
        someUsers.map((userId) => () => {
          coming -= 1
          visitor.send({ type: "user.changed", userId })
          return Promise.resolve()
        }),
      )
      await scheduler.waitFor(waitFor(visitor, (now) => coming === 0 && now.value === "recognised"))
      const last = someUsers.at(-1)
      const wanted = { visitorId: `visitor of ${last}`, userId: last, fetchedAt: 0 }
      expect(visitor.getSnapshot().context.visitor).toEqual(wanted)
      expect(browser.holds().visitor).toEqual(wanted)
      visitor.stop()
    }),
  )
})
