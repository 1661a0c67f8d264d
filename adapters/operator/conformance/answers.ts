import * as v from "valibot"
import { type CertifiedVisit, evidence, type Finding, isCallMissing, isSuccessful, wordsOf } from "./checks.ts"
import type { AnswerToCall } from "./operator-line.ts"
import { questionsOf, whatIsKnown } from "./questions.ts"
import { sentFields } from "./sent-fields.ts"

type Note = (check: Finding) => void
const part = "answers"

/** What is wrong with an answer before anybody looks at what it tells. */
const faultOfBody = ({ call, headers, body }: AnswerToCall): string | undefined => {
  if (!/^application\/(?:\w+\+)?json\b/.test(headers.get("content-type") ?? ""))
    return "is not sent as application/json"
  if (typeof body !== "object" || body === null || Array.isArray(body)) return "is no object of JSON"
  const isEmpty = v.safeParse(call.data, undefined).success
  return "data" in body || isEmpty ? undefined : "has no `data`"
}

const noteFields = (answer: AnswerToCall, note: Note) => {
  const { call, body } = answer
  const { data } = Object(body)
  const name = `${call.method} ${call.path}`
  const read = v.safeParse(call.data, data)
  const common = { part, origin: call.origin }
  note({
    ...common,
    says: `${name} can be read`,
    outcome: read.success ? "met" : "wrong",
    ...(read.success ? {} : { why: wordsOf(read.issues), ...evidence(answer) }),
  })
  for (const { path, outcome, why } of sentFields(call.data, data)) {
    if (path === "") continue
    const says = `${name} tells ${path}`
    note({
      ...common,
      says,
      outcome,
      ...(why === undefined ? {} : { why }),
      ...(outcome === "wrong" ? evidence(answer) : {}),
    })
  }
}

/** Whether what is a player's own may be kept by whoever stands in between. */
const isCacheable = (headers: Headers) => /\bpublic\b|\bs-maxage\b/.test(headers.get("cache-control") ?? "")

const noteCaching = async (visit: CertifiedVisit, answer: AnswerToCall, input: unknown, note: Note) => {
  const { call, headers } = answer
  const name = `${call.method} ${call.path}`
  const common = { part, origin: call.origin }
  if (call.cache === "no-store") {
    const isWrong = isCacheable(headers)
    return note({
      ...common,
      says: `${name} is kept by nobody in between`,
      outcome: isWrong ? "wrong" : "met",
      ...(isWrong ? { why: `Cache-Control: ${headers.get("cache-control")}`, ...evidence(answer) } : {}),
    })
  }
  const says = `${name} is answered with 304 while it still holds`
  const tag = headers.get("etag")
  if (tag === null) return note({ ...common, says, outcome: "missing", why: "sends no ETag" })
  const again = await visit.line.ask(call, input, { token: visit.token, headers: { "if-none-match": tag } })
  const isSame = again.status === 304 || (again.status === 200 && again.headers.get("etag") !== tag)
  note({
    ...common,
    says,
    outcome: isSame ? "met" : "wrong",
    ...(isSame ? {} : { why: "answered in full", ...evidence(again) }),
  })
}

/** Asks everything that can be read, and goes over what every field of the answers holds. */
export const checkAnswers = async (visit: CertifiedVisit, note: Note): Promise<void> => {
  for (const [call, input] of questionsOf(await whatIsKnown(visit), visit)) {
    const answer = await visit.line.ask(call, input, { token: visit.token })
    const common = { part, origin: call.origin, says: `${call.method} ${call.path} is answered` }
    if (isCallMissing(answer)) {
      note({ ...common, outcome: "missing", why: "is not offered" })
      continue
    }
    const fault = isSuccessful(answer) ? faultOfBody(answer) : `answered ${answer.status}`
    if (fault !== undefined) {
      note({ ...common, outcome: "wrong", why: fault, ...evidence(answer) })
      continue
    }
    note({ ...common, outcome: "met" })
    noteFields(answer, note)
    await noteCaching(visit, answer, input, note)
  }
}
