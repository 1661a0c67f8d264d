import * as v from "valibot"
import type { ListedCall } from "../wire/every-call.ts"
import type { Call, Origin, Schema } from "../wire/index.ts"
import { type AnswerToCall, type AskOptions, shortened, type WayToOperator } from "./operator-line.ts"

/** Met; missing, which is fine where the call or the field is chosen; wrong. */
export type Grade = "met" | "missing" | "wrong"

export type Finding = {
  readonly part: string
  readonly origin: Origin
  readonly says: string
  readonly outcome: Grade
  readonly why?: string
  readonly sent?: string
  readonly answered?: string
}

/** A player of the operator who is certified, and what is known of both so far. */
export type CertifiedVisit = {
  readonly line: WayToOperator
  readonly userName: string
  readonly pin: string
  readonly movesMoney: boolean
  readonly pushKey: string | undefined
  token: string | undefined
  /** Slips, deposits and withdrawals that were made on the way. */
  readonly made: { poy?: string; poyKey?: string; deposit?: string }
}

/** Codes by which an operator says that a call is there, though it has not what it was asked for. */
const calledForNothing = /^(?:defaultError|notFound|notAllowDomain|noSuch\w+|forbidden|closedToPlayer|channelNotYours)$/

const codeOf = ({ body }: AnswerToCall): string => String(Object(body).code ?? "")

/** Whether an operator does not have a call of ours. */
export const isCallMissing = (answer: AnswerToCall): boolean => {
  const { call, status } = answer
  if (call.origin === "given") return false
  return (
    status === 405 || status === 501 || ((status === 404 || status === 403) && !calledForNothing.test(codeOf(answer)))
  )
}

export const isSuccessful = ({ status }: Pick<AnswerToCall, "status">): boolean =>
  (status >= 200 && status < 300) || status === 304

/** What keeps an answer from being a refusal that the site can tell; nothing where it is one. */
const faultOfRefusal = ({ call, status, body }: AnswerToCall): string | undefined => {
  if (status < 400 || status >= 500) return `answered ${status}, where a 4xx refuses`
  if (typeof body !== "object" || body === null) return "a refusal is told as JSON"
  return call.origin === "chosen" && typeof Object(body).message !== "string" ? "a refusal has a message" : undefined
}

/** Ends a flow of which no more can be played; why stands among the checks. */
export class FlowEnds extends Error {}

export const evidence = (answer: AnswerToCall) => ({
  sent: answer.sent,
  answered: shortened(`${answer.status} ${answer.text}`),
})

/** Notes what is found out in one part of a visit. */
export const flowOf = (part: string, visit: CertifiedVisit, note: (check: Finding) => void) => {
  const ask = (call: ListedCall, input?: unknown, options: AskOptions = {}) =>
    visit.line.ask(call, input, { token: visit.token, ...options })
  const say = (says: string, outcome: Grade, answer?: AnswerToCall, why?: string) =>
    note({
      part,
      origin: answer?.call.origin ?? "given",
      says,
      outcome,
      ...(why === undefined ? {} : { why }),
      ...(answer === undefined || outcome !== "wrong" ? {} : evidence(answer)),
    })
  const leave = (says: string, why: string, answer?: AnswerToCall): never => {
    say(says, "missing", answer, why)
    throw new FlowEnds()
  }
  /** Asks for something that has to be done, and ends the flow where it is not. */
  const takeAnswer = async <Input extends Schema, Data extends Schema>(
    says: string,
    call: Call<Input, Data>,
    input: v.InferInput<Input>,
    options?: AskOptions,
  ): Promise<{ readonly data: v.InferOutput<Data>; readonly answer: AnswerToCall }> => {
    const answer = await ask(call, input, options)
    if (isCallMissing(answer)) leave(says, `${call.path} is not offered`, answer)
    if (!isSuccessful(answer)) {
      say(says, "wrong", answer, `answered ${answer.status}`)
      throw new FlowEnds()
    }
    const read = v.safeParse(call.data, Object(answer.body).data)
    say(says, read.success ? "met" : "wrong", answer, read.success ? undefined : wordsOf(read.issues))
    if (!read.success) throw new FlowEnds()
    return { data: read.output, answer }
  }
  return {
    visit,
    ask,
    leave,
    takeAnswer,
    take: async <Input extends Schema, Data extends Schema>(
      says: string,
      call: Call<Input, Data>,
      input: v.InferInput<Input>,
      options?: AskOptions,
    ): Promise<v.InferOutput<Data>> => (await takeAnswer(says, call, input, options)).data,
    /** Asks for what has to be refused, with a status that is no success, and in JSON. */
    refuse: async (says: string, call: ListedCall, input: unknown, options?: AskOptions): Promise<AnswerToCall> => {
      const answer = await ask(call, input, options)
      const fault = faultOfRefusal(answer)
      if (isCallMissing(answer)) say(says, "missing", answer, `${call.path} is not offered`)
      else say(says, fault === undefined ? "met" : "wrong", answer, fault)
      return answer
    },
    /** Says that something holds, or what does not. */
    check: (says: string, holds: boolean, answer?: AnswerToCall, why?: string) =>
      say(says, holds ? "met" : "wrong", answer, holds ? undefined : why),
    newKey: () => crypto.randomUUID(),
  }
}
export type VisitPart = ReturnType<typeof flowOf>

/** What a schema finds fault with, and where. */
export const wordsOf = (issues: ReadonlyArray<v.BaseIssue<unknown>>): string =>
  issues
    .slice(0, 3)
    .map((issue) => {
      const path = issue.path?.map(({ key }) => String(key)).join(".")
      return `${path === undefined ? "" : `${path}: `}${issue.message}`
    })
    .join("; ")
