import { randomUUID } from "node:crypto"
import { isSuccessful } from "@fakham/operator/contract"
import type { Fault, ProxiedAnswer, ProxiedRequest } from "./faulty-operator.ts"

type Fields = Readonly<Record<string, unknown>>

export const taken = (data: unknown): ProxiedAnswer => ({
  status: 200,
  headers: { "content-type": "application/json" },
  body: { data },
})

export const dataIn = ({ body }: ProxiedAnswer): Fields => Object(Object(body).data)
const codeOf = ({ body }: ProxiedAnswer): string => String(Object(body).code)

/** Another answer to one call, made of the right one. */
export const answersWith =
  (
    call: string,
    change: (said: ProxiedAnswer, asked: ProxiedRequest) => ProxiedAnswer | Promise<ProxiedAnswer>,
  ): Fault =>
  async (asked, pass) => {
    const said = await pass()
    return asked.call === call ? change(said, asked) : said
  }

/** Other fields in the answer to one call, or in every row of it; undefined leaves one out. */
export const withFields = (call: string, fields: (row: Fields) => Fields): Fault =>
  answersWith(call, (said) => {
    const { data } = Object(said.body)
    const changed = Array.isArray(data)
      ? data.map((row: Fields) => ({ ...row, ...fields(row) }))
      : { ...Object(data), ...fields(Object(data)) }
    return isSuccessful(said) ? { ...said, body: { data: changed } } : said
  })

/** Another list in the answer to one call. */
export const lists = (call: string, change: (rows: ReadonlyArray<Fields>) => unknown): Fault =>
  answersWith(call, (said) => {
    const { data } = Object(said.body)
    return { ...said, body: { data: change(Array.isArray(data) ? data : []) } }
  })

/** Takes what the operator refuses with a code. */
export const takes = (call: string, code: string, data: unknown = null): Fault =>
  answersWith(call, (said) => (codeOf(said) === code ? taken(data) : said))

/** Says that a call was done, and does nothing. */
export const pretends =
  (call: string, data: (pass: () => Promise<ProxiedAnswer>, asked: ProxiedRequest) => unknown = () => null): Fault =>
  async (asked, pass) =>
    asked.call === call ? taken(await data(pass, asked)) : pass()

/** Gives every request of a call a key of its own, whatever key it came under. */
export const forgetsKeys =
  (call: string): Fault =>
  (asked, pass) =>
    pass(asked.call === call ? { headers: { ...asked.headers, "idempotency-key": randomUUID() } } : {})
