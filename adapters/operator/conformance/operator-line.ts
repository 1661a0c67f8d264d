import type { ListedCall } from "../wire/every-call.ts"
import { keyHeader } from "../wire/index.ts"

export type AnswerToCall = {
  readonly call: ListedCall
  /** What was asked, as it is shown in a report: without the PIN and the token. */
  readonly sent: string
  /** 0 where no answer came. */
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The body where it is JSON. */
  readonly body: unknown
}

export type AskOptions = {
  readonly token?: string | undefined
  readonly key?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
}

export type WayToOperator = {
  readonly ask: (call: ListedCall, input: unknown, options?: AskOptions) => Promise<AnswerToCall>
  /** The operator's time, by the `Date` of its last answer. */
  readonly now: () => number
  readonly origin: string
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const queryOf = (input: unknown): string => {
  const pairs = Object.entries(Object(input ?? {})).flatMap(
    ([name, value]): Array<[string, string]> =>
      value === undefined ? [] : [[name, typeof value === "string" ? value : JSON.stringify(value)]],
  )
  return pairs.length === 0 ? "" : `?${new URLSearchParams(pairs).toString()}`
}

/** How long an operator asks to be left alone that answers 429. */
const waitOf = ({ headers, body }: AnswerToCall): number => {
  const { data } = Object(body)
  const seconds = Number(Object(data).waitSeconds ?? headers.get("retry-after") ?? 1)
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0.2), 20) : 1
}

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const longestAnswer = 300

export const shortened = (text: string): string =>
  text.length > longestAnswer ? `${text.slice(0, longestAnswer)}…` : text

/** Asks an operator its calls, one request for each; waits where it is told that it comes too often. */
export const wayToOperator = ({
  origin,
  secret,
  timeout = 10_000,
  signal,
}: {
  readonly origin: string
  readonly secret: string
  readonly timeout?: number
  readonly signal?: AbortSignal
}): WayToOperator => {
  let ahead = 0
  const send = async (call: ListedCall, input: unknown, { token, key, headers }: AskOptions): Promise<AnswerToCall> => {
    const { method, path } = call
    const body = method === "POST" && input !== undefined ? JSON.stringify(input) : undefined
    const address = method === "GET" ? `${path}${queryOf(input)}` : path
    const sent = shortened(
      `${method} ${address}${body === undefined ? "" : ` ${body.replaceAll(JSON.stringify(secret).slice(1, -1), "…")}`}`,
    )
    const limits = [AbortSignal.timeout(timeout), ...(signal === undefined ? [] : [signal])]
    try {
      const answer = await fetch(origin + address, {
        method,
        headers: {
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(key === undefined ? {} : { [keyHeader]: key }),
          ...headers,
        },
        signal: AbortSignal.any(limits),
        redirect: "manual",
        ...(body === undefined ? {} : { body }),
      })
      const text = await answer.text()
      const date = Date.parse(answer.headers.get("date") ?? "")
      if (!Number.isNaN(date)) ahead = date - Date.now()
      return { call, sent, status: answer.status, headers: answer.headers, text, body: parsed(text) }
    } catch (cause) {
      return { call, sent, status: 0, headers: new Headers(), text: `no answer: ${String(cause)}`, body: undefined }
    }
  }
  const ask = async (call: ListedCall, input: unknown, options: AskOptions = {}): Promise<AnswerToCall> => {
    for (let tries = 0; ; tries++) {
      const answer = await send(call, input, options)
      if (answer.status !== 429 || tries === 3 || signal?.aborted === true) return answer
      await pause(waitOf(answer) * 1_000)
    }
  }
  return { ask, origin, now: () => Date.now() + ahead }
}
