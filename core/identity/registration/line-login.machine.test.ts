import { ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import {
  answerLost,
  lateAnswer,
  notKnown,
  questionLost,
  silence,
  type Trouble,
} from "../../operator/testing/trouble.ts"
import { soon } from "../../testing/soon.ts"
import { makeLineLogin } from "./line-login.machine.ts"
import type { LineCallback } from "./line-login.ts"
import type { LineProfile } from "./line-provider.port.ts"
import { referralOf } from "./referral.ts"
import { operatorThatRegisters } from "./testing/operator-that-registers.ts"

const referral = referralOf({ path: "/login/line/auth", domain: "fakham.example", referUrl: "" })
const malee: LineProfile = { lineId: "U-1", email: "", name: "มาลี", isPlayer: true, ticket: undefined }

type Visit = {
  readonly line?: LineProfile
  readonly callback?: LineCallback
  readonly troubles?: ReadonlyArray<Trouble>
  /** What this tab has sent to LINE along with its question. */
  readonly states?: Array<string | undefined>
}

const visit = ({
  line = malee,
  callback = { code: "code-1", state: "state-0" },
  troubles = [],
  states = ["state-0"],
}: Visit = {}) => {
  const operator = operatorThatRegisters({ line })
  operator.meets(...troubles)
  const storage = { recall: () => states.at(-1), remember: (state: string | undefined) => void states.push(state) }
  const machine = makeLineLogin(ManagedRuntime.make(operator.layer), {
    newState: () => `state-${states.length}`,
    storage,
    returnTo: "https://fakham.example/login/line/auth",
  })
  const entering = createActor(machine, { input: { callback, referral } }).start()
  return { operator, entering, states, is: (state: string) => waitFor(entering, (now) => now.value === state, soon) }
}
const nothing: Trouble = (act) => act
/** What befalls the second question, for a session. */
const atTheDoor = (trouble: Trouble) => ({ troubles: [nothing, trouble] })

test("the way to LINE has a state of its own, which this tab remembers", async () => {
  const { is, states } = visit({ callback: {} })
  const { context } = await is("leaving")
  expect(context.address).toBe("https://line.example/?state=state-1&to=https://fakham.example/login/line/auth")
  expect(states).toEqual(["state-0", "state-1"])
})

test("who comes back from LINE as a player has a session, and the state is used up", async () => {
  const { entering, is, states } = visit()
  await is("signedIn")
  expect(entering.getSnapshot().output?.uuid).toBe("uuid-of-line-1")
  expect(states).toEqual(["state-0", undefined])
})

test("the ticket that came with LINE's word goes with the login", async () => {
  const { is, operator } = visit({ line: { ...malee, ticket: "ticket-1" } })
  await is("signedIn")
  expect(operator.asked.at(-1)).toBe("U-1 by ticket-1")
})

test.each([
  [{ email: "malee.2569@line.example", name: "มาลี" }, "malee2569"],
  [{ email: "", name: "Malee K." }, "maleek"],
  [{ email: "m@line.example", name: "มาลี" }, ""],
  [{ email: "malee.2569@line.example", name: "Malee K." }, "malee2569"],
])("who is no player yet registers with what LINE tells: %j", async (profile, userName) => {
  const { entering, is, operator } = visit({ line: { ...malee, ...profile, isPlayer: false, ticket: "ticket-1" } })
  const { context, output } = await is("newcomer")
  expect(context.newcomer).toEqual({ name: profile.name, ticket: "ticket-1", userName })
  expect([output, entering.getSnapshot().status, operator.asked]).toEqual([undefined, "done", []])
})

test("somebody without a LINE id gets no session", async () => {
  const { is, operator } = visit({ line: { ...malee, lineId: "" } })
  expect((await is("refused")).context.session).toBeUndefined()
  expect(operator.asked).toEqual([])
})

test("a code that was spent is refused, and the way to LINE can be gone again", async () => {
  const { entering, is } = visit({ callback: { code: "code-0", state: "state-0" } })
  await is("refused")
  entering.send({ type: "start.requested" })
  await is("leaving")
})

test.each([
  ["question", questionLost, ["U-1"]],
  ["answer", answerLost, ["U-1", "U-1"]],
])("a lost %s about a session is asked again, for the same player", async (_, trouble, asked) => {
  const { operator, entering, is } = visit(atTheDoor(trouble))
  expect((await is("unreachable")).context.failure?._tag).toBe("Unreachable")
  entering.send({ type: "retry.requested" })
  expect((await is("signedIn")).context).toMatchObject({ failure: undefined, session: { uuid: "uuid-of-line-1" } })
  expect(operator.asked).toEqual(asked)
})

test("an account that the operator will not have is told so", async () => {
  const { is } = visit(atTheDoor(notKnown))
  expect((await is("refused")).context.failure?._tag).toBe("Unauthorized")
})

test("who comes with a code where this tab has asked for none is nobody expected, and nobody is logged in", async () => {
  const { is, operator } = visit({ callback: { code: "code-1" }, states: [] })
  expect((await is("unexpected")).context.session).toBeUndefined()
  expect(operator.asked).toEqual([])
})

test("an operator without LINE says so, and no session is opened", async () => {
  const operator = operatorThatRegisters()
  const machine = makeLineLogin(ManagedRuntime.make(operator.layer), {
    newState: () => "state-1",
    storage: { recall: () => undefined, remember: () => undefined },
    returnTo: "",
  })
  const entering = createActor(machine, { input: { callback: {}, referral } }).start()
  await waitFor(entering, (now) => now.value === "notOffered", soon)
})

test("leaving the page gives the question up, and an answer that comes then opens no session", async () => {
  const { trouble, givenUp } = silence()
  const first = visit({ troubles: [trouble] })
  first.entering.stop()
  await givenUp
  const late = lateAnswer()
  const second = visit({ troubles: [late.trouble] })
  second.entering.stop()
  await late.letGo()
  expect(second.entering.getSnapshot().context.session).toBeUndefined()
})
