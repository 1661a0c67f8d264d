import { Effect, Layer, ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, SimulatedClock, waitFor } from "xstate"
import { Unauthorized, Unreachable } from "../../operator/failures.ts"
import { soon } from "../../testing/soon.ts"
import type { Session } from "../session.ts"
import { makeExternalLogin } from "./external-login.machine.ts"
import { ExternalLogins, isAllowedOrigin } from "./external-login.ts"

const sessionOf = (token: string): Session => ({ token, uuid: `uuid-of-${token}`, limit: undefined })

const atTheDoor = (...failures: ReadonlyArray<Unauthorized | Unreachable>) => {
  const ahead = [...failures]
  const asked: Array<string> = []
  const left: Array<string> = []
  const listening = new Set<(token: string) => void>()
  const clock = new SimulatedClock()
  const machine = makeExternalLogin(
    ManagedRuntime.make(
      Layer.succeed(ExternalLogins, {
        check: ({ token }) =>
          Effect.suspend(() => {
            asked.push(token)
            const failure = ahead.shift()
            return failure === undefined ? Effect.succeed(`owner-of-${token}`) : Effect.fail(failure)
          }),
      }),
    ),
    {
      subscribeToTokens: (emit) => {
        listening.add(emit)
        return () => listening.delete(emit)
      },
      read: (token) => (token === "odd" ? undefined : sessionOf(token)),
      leave: ({ token }) => void left.push(token),
    },
  )
  const login = createActor(machine, { clock }).start()
  return {
    asked,
    clock,
    left,
    listening,
    login,
    bring: (token: string) => listening.forEach((emit) => emit(token)),
    is: (state: string) => waitFor(login, (now) => now.value === state, soon),
  }
}

test("a token that the operator knows leads out into the whole window, at once and at each tap", async () => {
  const { asked, bring, is, left, login } = atTheDoor()
  bring("t-1")
  expect((await is("leaving")).context.userName).toBe("owner-of-t-1")
  expect([asked, left]).toEqual([["t-1"], ["t-1"]])
  login.send({ type: "leave.requested" })
  expect(left).toEqual(["t-1", "t-1"])
})

test.each([
  ["that cannot be read", "odd", [], []],
  ["that the operator does not know", "t-1", [new Unauthorized()], ["t-1"]],
])("a token %s leads nowhere, and another one may follow", async (_, token, failures, asked) => {
  const door = atTheDoor(...failures)
  door.bring(token)
  await door.is("refused")
  door.login.send({ type: "leave.requested" })
  expect([door.asked, door.left]).toEqual([asked, []])
  door.bring("t-2")
  await door.is("leaving")
  expect(door.left).toEqual(["t-2"])
})

test("a question that is lost is asked again", async () => {
  const { asked, bring, is, login } = atTheDoor(new Unreachable({}))
  bring("t-1")
  await is("unreachable")
  login.send({ type: "retry.requested" })
  await is("leaving")
  expect(asked).toEqual(["t-1", "t-1"])
})

test("after twenty seconds without a token it is said that none came, and one that comes later is taken", async () => {
  const { bring, clock, is, login } = atTheDoor()
  clock.increment(19_999)
  expect(login.getSnapshot().value).toBe("waiting")
  clock.increment(1)
  expect(login.getSnapshot().value).toBe("nobodyCame")
  bring("t-1")
  await is("leaving")
})

test("whoever leaves the page is not listened for any more", () => {
  const { listening, login } = atTheDoor()
  expect(listening.size).toBe(1)
  login.stop()
  expect(listening.size).toBe(0)
})

test.each([
  ["https://partner.example", true],
  ["https://partner.example.evil.example", false],
  ["http://partner.example", false],
  ["null", false],
  ["", false],
])("of the origin %s it is %s that it may bring tokens", (origin, may) => {
  expect(isAllowedOrigin(origin, ["https://partner.example"])).toBe(may)
  expect(isAllowedOrigin(origin, [])).toBe(false)
})
