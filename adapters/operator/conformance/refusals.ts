import * as v from "valibot"
import { everyCall, type ListedCall } from "../wire/every-call.ts"
import type { Schema } from "../wire/index.ts"
import * as wire from "../wire/index.ts"
import { type CertifiedVisit, evidence, type Finding, isCallMissing, isSuccessful } from "./checks.ts"
import type { AnswerToCall } from "./operator-line.ts"
import { isForPlayersAlone } from "./questions.ts"

type Note = (check: Finding) => void

/** Accounts, PINs and messages to phones: nothing is sent there that could be taken by an operator that looks less closely. */
const leftAlone: ReadonlySet<ListedCall> = new Set<ListedCall>([
  wire.usersSignup,
  wire.usersLogin,
  wire.usersLogout,
  wire.usersLineLogin,
  wire.usersForgotPassword,
  wire.usersChangePassword,
  wire.usersPhoneNumberUpdate,
  wire.usersInfosUpdate,
  wire.usersBanksCreate,
  wire.otpsRequest,
  wire.sessionsEnd,
  wire.playLimitsBreak,
])

/** Calls that move money or make something that a player has to undo. */
const isAnOrder = ({ method, path }: ListedCall) =>
  method === "POST" && /\.(?:create|move|claim|cancel|abort)$/.test(path)

const noteRefused = (part: string, says: string, answer: AnswerToCall, fault: string | undefined, note: Note) => {
  const common = { part, origin: answer.call.origin, says }
  if (isCallMissing(answer)) return note({ ...common, outcome: "missing", why: "is not offered" })
  note(
    fault === undefined
      ? { ...common, outcome: "met" }
      : { ...common, outcome: "wrong", why: fault, ...evidence(answer) },
  )
}

/** Asks what players alone are told without a token, and with one that was never given. */
export const checkStrangers = async ({ line }: CertifiedVisit, note: Note): Promise<void> => {
  const strangers = [
    ["without a token", undefined],
    ["with a token that was never given", "eyJhbGciOiJIUzI1NiJ9.e30.nobody"],
  ] as const
  const calls = everyCall.filter(
    (call) => isForPlayersAlone(call) && (call.method === "GET" || call.origin === "given"),
  )
  for (const call of calls)
    for (const [who, token] of call.origin === "given" ? strangers : strangers.slice(0, 1)) {
      const answer = await line.ask(call, {}, { token })
      const isRefused =
        answer.status === 401 || answer.status === 403 || (call.origin === "chosen" && answer.status === 400)
      const fault = isRefused ? undefined : `answered ${answer.status}, where 401 is told`
      noteRefused("strangers", `${call.method} ${call.path} is told nobody ${who}`, answer, fault, note)
    }
}

const entriesOf = ({ input }: ListedCall): ReadonlyArray<readonly [string, Schema]> => {
  const entries: unknown = Reflect.get(input, "entries")
  return Object.entries(Object(entries ?? {}))
}

const isNeeded = ([, schema]: readonly [string, Schema]): boolean => !v.safeParse(schema, undefined).success

/** A value that a field takes as far as its type goes. */
const likely = (schema: Schema): unknown => {
  const values: ReadonlyArray<unknown> = ["1", 1, true, "2026-11-20", "2026-11-20T12:00:00.000000Z", []]
  const options: unknown = Reflect.get(schema, "options")
  const all = Array.isArray(options) ? [...values, ...options] : values
  return all.find((value) => v.safeParse(schema, value).success)
}

/** Bodies that no schema takes: each without one of the fields that it needs, or with something else there. */
const wrongInputs = (call: ListedCall): ReadonlyArray<readonly [string, unknown]> => {
  const needed = entriesOf(call).filter(isNeeded)
  const whole = Object.fromEntries(needed.map(([name, schema]) => [name, likely(schema)]))
  return needed.flatMap(([name]) => {
    const { [name]: _, ...without } = whole
    const absent = [`without ${name}`, without] as const
    return call.method === "GET"
      ? [absent]
      : [absent, [`with something else as ${name}`, { ...without, [name]: { of: "another type" } }] as const]
  })
}

const faultOf = ({ call, status, body, headers }: AnswerToCall): string | undefined => {
  if (status === 0 || status >= 500) return `answered ${status}: an operator foresees what it cannot read`
  if (!/json/.test(headers.get("content-type") ?? "") || typeof body !== "object") return "a refusal is told as JSON"
  return call.origin === "chosen" && status < 400 ? `answered ${status}, where a 4xx refuses` : undefined
}

/** Asks calls for what their schemas do not take; orders only where money may be moved. */
export const checkWrongInputs = async ({ line, token, movesMoney }: CertifiedVisit, note: Note): Promise<void> => {
  const calls = everyCall.filter((call) => !leftAlone.has(call) && (movesMoney || !isAnOrder(call)))
  const missing = new Set<ListedCall>()
  for (const call of calls)
    for (const [how, input] of wrongInputs(call)) {
      if (missing.has(call)) continue
      const answer = await line.ask(call, input, { token, ...(isAnOrder(call) ? { key: crypto.randomUUID() } : {}) })
      if (isCallMissing(answer)) missing.add(call)
      const isGiven = call.origin === "given" && isSuccessful(answer)
      const says = `${call.method} ${call.path} ${isGiven ? "is answered" : "is refused"} ${how}`
      noteRefused("wrong questions", says, answer, faultOf(answer), note)
    }
}
