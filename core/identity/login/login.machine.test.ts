import { Deferred, Effect, Layer, ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, SimulatedClock, waitFor } from "xstate"
import { Unauthorized, Unreachable } from "../../operator/failures.ts"
import {
  operatorThatIsAway,
  operatorThatKnowsSomchai,
  somchaisCredentials,
  somchaisSession,
} from "../testing/somchai.ts"
import { AttemptsUsedUp, Identity, WrongCredentials } from "./identity.ts"
import { makeLogin } from "./login.machine.ts"

const start = (layer: Layer.Layer<Identity> = operatorThatKnowsSomchai().layer, clock = new SimulatedClock()) =>
  createActor(makeLogin(ManagedRuntime.make(layer)), { clock }).start()

const atPin = (layer?: Layer.Layer<Identity>, clock?: SimulatedClock) => {
  const login = start(layer, clock)
  login.send({ type: "username.submitted", userName: somchaisCredentials.userName })
  return login
}

const settled = (login: ReturnType<typeof start>) => waitFor(login, (state) => !state.hasTag("busy"))

const refusing = (failure: Unauthorized | Unreachable) =>
  Layer.succeed(Identity, { login: () => Effect.fail(failure), confirm: () => Effect.void, logout: () => Effect.void })

test("a missing username is told so and the PIN is not asked for", () => {
  const login = start()
  login.send({ type: "username.submitted", userName: "" })
  expect(login.getSnapshot().context.fault).toBe("required")
  expect(login.getSnapshot().value).toBe("askingUsername")
})

test.each(["aaaa", "Somchai", "สมชาย", "a b", "a".repeat(200)])("the operator is asked about %s, too", (userName) => {
  const login = start()
  login.send({ type: "username.submitted", userName })
  expect(login.getSnapshot()).toMatchObject({ value: "askingPin", context: { userName, fault: undefined } })
})

test("the right PIN signs the player in", async () => {
  const login = atPin()
  login.send({ type: "pin.submitted", pin: somchaisCredentials.pin })
  const { status, output } = await settled(login)
  expect(status).toBe("done")
  expect(output).toEqual(somchaisSession)
})

test("an empty PIN is asked for and the operator is not bothered", () => {
  const login = atPin(operatorThatIsAway)
  login.send({ type: "pin.submitted", pin: "" })
  expect(login.getSnapshot().value).toBe("askingPin")
  expect(login.getSnapshot().context.fault).toBe("pinRequired")
})

test("a wrong PIN asks again and says how many tries are left; the fifth locks", async () => {
  const login = atPin()
  for (const attemptsLeft of [4, 3, 2, 1]) {
    login.send({ type: "pin.submitted", pin: "Wrong#000" })
    expect((await settled(login)).context.failure).toEqual(new WrongCredentials({ attemptsLeft }))
    expect(login.getSnapshot().value).toBe("askingPin")
  }
  login.send({ type: "pin.submitted", pin: "Wrong#000" })
  expect((await settled(login)).value).toBe("locked")
})

test("a locked username opens again when its time is over, and not a moment before", async () => {
  const clock = new SimulatedClock()
  const login = atPin(operatorThatKnowsSomchai({ unlocksInSeconds: 900 }).layer, clock)
  for (let i = 0; i < 5; i++) {
    login.send({ type: "pin.submitted", pin: "Wrong#000" })
    await settled(login)
  }
  expect(login.getSnapshot().context.failure).toEqual(new AttemptsUsedUp({ unlocksInSeconds: 900 }))
  clock.increment(899_999)
  expect(login.getSnapshot().value).toBe("locked")
  clock.increment(1)
  expect(login.getSnapshot().value).toBe("askingPin")
  expect(login.getSnapshot().context.failure).toBeUndefined()
})

test("a username that only support can unlock stays locked, and another one can be tried", async () => {
  const clock = new SimulatedClock()
  const login = atPin(operatorThatKnowsSomchai().layer, clock)
  for (let i = 0; i < 5; i++) {
    login.send({ type: "pin.submitted", pin: "Wrong#000" })
    await settled(login)
  }
  clock.increment(24 * 60 * 60_000)
  expect(login.getSnapshot().value).toBe("locked")
  login.send({ type: "username.reopened" })
  expect(login.getSnapshot().value).toBe("askingUsername")
})

test("a lock of a month does not open by itself", async () => {
  const clock = new SimulatedClock()
  const login = atPin(operatorThatKnowsSomchai({ unlocksInSeconds: 30 * 86_400 }).layer, clock)
  for (let i = 0; i < 5; i++) {
    login.send({ type: "pin.submitted", pin: "Wrong#000" })
    await settled(login)
  }
  clock.increment(31 * 86_400_000)
  expect(login.getSnapshot().value).toBe("locked")
})

test.each([
  ["an operator that is away", new Unreachable({})],
  ["an operator that answers unauthorized", new Unauthorized()],
])("%s is told as what it is, and the PIN can be tried again", async (_, failure) => {
  const login = atPin(refusing(failure))
  login.send({ type: "pin.submitted", pin: somchaisCredentials.pin })
  const { value, context } = await settled(login)
  expect(value).toBe("askingPin")
  expect(context.failure?._tag).toBe(failure._tag)
})

test("the PIN is never kept", async () => {
  const login = atPin(operatorThatIsAway)
  login.send({ type: "pin.submitted", pin: somchaisCredentials.pin })
  expect(JSON.stringify(login.getSnapshot().context)).not.toContain(somchaisCredentials.pin)
  await settled(login)
  expect(JSON.stringify(login.getPersistedSnapshot())).not.toContain(somchaisCredentials.pin)
})

test("a second tap while the PIN is being checked asks nothing again", async () => {
  let asked = 0
  const answer = Deferred.makeUnsafe<void>()
  const login = atPin(
    Layer.succeed(Identity, {
      login: () =>
        Effect.suspend(() => {
          asked += 1
          return Effect.as(Deferred.await(answer), somchaisSession)
        }),
      confirm: () => Effect.void,
      logout: () => Effect.void,
    }),
  )
  login.send({ type: "pin.submitted", pin: somchaisCredentials.pin })
  login.send({ type: "pin.submitted", pin: somchaisCredentials.pin })
  Deferred.doneUnsafe(answer, Effect.void)
  await settled(login)
  expect(asked).toBe(1)
})

test("going back to the username cancels the check under way, and its late answer changes nothing", async () => {
  const cancelled = Promise.withResolvers<void>()
  const login = atPin(
    Layer.succeed(Identity, {
      login: () => Effect.onInterrupt(Effect.never, () => Effect.sync(() => cancelled.resolve())),
      confirm: () => Effect.void,
      logout: () => Effect.void,
    }),
  )
  login.send({ type: "pin.submitted", pin: somchaisCredentials.pin })
  login.send({ type: "username.reopened" })
  await cancelled.promise
  expect(login.getSnapshot().value).toBe("askingUsername")
})

test("an answer that comes after the player went back signs nobody in and locks nothing", async () => {
  const [gate, late] = [Deferred.makeUnsafe<void>(), Promise.withResolvers<void>()]
  const login = atPin(
    Layer.succeed(Identity, {
      login: () =>
        Effect.uninterruptible(
          Effect.andThen(
            Deferred.await(gate),
            Effect.sync(() => {
              late.resolve()
              return somchaisSession
            }),
          ),
        ),
      confirm: () => Effect.void,
      logout: () => Effect.void,
    }),
  )
  login.send({ type: "pin.submitted", pin: somchaisCredentials.pin })
  login.send({ type: "username.reopened" })
  Deferred.doneUnsafe(gate, Effect.void)
  await late.promise
  expect([login.getSnapshot().value, login.getSnapshot().context.session]).toEqual(["askingUsername", undefined])
})
