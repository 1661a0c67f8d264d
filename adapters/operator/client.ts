import { Reported, Unauthorized, Unreachable } from "@fakham/core"
import type { Instant } from "@fakham/core/time"
import { Data, Effect, Result } from "effect"
import { createFetch } from "ofetch"
import * as v from "valibot"
import { reporting } from "./reporting.ts"
import { notServed, type SupportedCalls, supportedCalls } from "./supported-calls.ts"
import { type Call, keyHeader, notAllowDomainText, RefusalBody, type Schema, usersAuth } from "./wire/index.ts"

/** The operator, or something in front of it, answered with a status that is no success. */
export class HttpRefused extends Data.TaggedError("Refused")<{
  readonly status: number
  readonly code: string | undefined
  readonly message: string
  /** Whether it carries JSON: what a proxy says for itself carries none. */
  readonly isJson: boolean
  /** What it tells beside its code, as far as it can be read. */
  readonly details: <Details extends Schema>(schema: Details) => v.InferOutput<Details> | undefined
}> {}

export type ClientAnswer<A> = { readonly data: A; readonly headers: Headers }

export type Client = {
  readonly ask: <Input extends Schema, Data extends Schema>(
    call: Call<Input, Data>,
    ...input: undefined extends v.InferInput<Input> ? [] : [v.InferInput<Input>]
  ) => Effect.Effect<ClientAnswer<v.InferOutput<Data>>, HttpRefused | Unreachable>
  /** The same client for a token that is not, or no longer, the browser's. */
  readonly as: (token: string) => Client
  /** The same client for one intent: what it asks for is done once, however often it is sent. */
  readonly keyed: (key: string) => Client
  /** The same client, which gives an answer up after so long. */
  readonly within: (timeout: number) => Client
  /** The same client, which sends these fields of ours beside what it is given. */
  readonly proving: (proof: Readonly<Record<string, string>>) => Client
  /** The same client, from whose answers a clock learns how late it is for the operator. */
  readonly timing: (clock: AnswerClock) => Client
  /** Hears of what could not be read. */
  readonly reported: Reported["Service"]
}

export type ClientSettings = {
  /** Where the operator's APIs are; empty for the site's own address. */
  readonly origin: string
  readonly token: () => string | undefined
  /** The language that the operator's words are asked for in, as a tag; the platform's own when nothing is said. */
  readonly language?: () => string
  readonly timeout?: number
  /** Called when the operator refuses the token that the browser still holds, to any call but a login. */
  readonly onUnauthorized?: (() => void) | undefined
  /** Called with every answer, and with what one that is no success says of the whole page. */
  readonly onAnswer?:
    | ((call: Pick<Call<Schema, Schema>, "method" | "path">, input: unknown, refused?: Trouble) => void)
    | undefined
  /** Called with the answer to every question that is sent, before it comes. */
  readonly onAsked?: ((answer: Promise<unknown>) => void) | undefined
  /** The platform's own when nothing is said. */
  readonly transport?: Transport
}

/** What an answer that is no success says of the whole page. */
type Trouble = {
  /** The server is broken: nothing was read. */
  readonly isBroken: boolean
  /** The site may not be shown under this host. */
  readonly isHostRefused: boolean
}

/** What carries requests and gives them up in time. */
export type Transport = {
  readonly fetch: typeof globalThis.fetch
  readonly abortAfter: (milliseconds: number) => AbortSignal
  /** When an answer was sent for and came that had been on its way before it was asked for. */
  readonly wayOf?: (answer: Response) => Way | undefined
  /** An answer that has come waits for this before anybody is told of it. */
  readonly untilReadable?: () => Promise<unknown>
}
export const platform: Transport = {
  fetch: (...request) => globalThis.fetch(...request),
  abortAfter: (milliseconds) => AbortSignal.timeout(milliseconds),
}

/** When this device sent a question and had the answer to it. */
export type Way = { readonly sentAt: Instant; readonly receivedAt: Instant }
type AnswerClock = {
  readonly deviceNow: () => Instant
  readonly onAnswer: (headers: Headers, way: Way) => void
}

/**
 * Sends the calls of the wire, once each: whether to try again is for whoever knows what is at stake. A page has one client:
 * all who ask through it, and through others made of it, know which calls the operator does not have. Whatever rows are lost
 * of answers and refusals is reported.
 */
export const makeClient = (settings: ClientSettings): Effect.Effect<Client, never, Reported> =>
  Effect.map(Reported, (reported) => clientOf({ ...settings, reported, calls: supportedCalls() }))

type Line = ClientSettings & {
  readonly reported: Reported["Service"]
  readonly calls: SupportedCalls
  readonly key?: string
  readonly proof?: Readonly<Record<string, string>>
  readonly clock?: AnswerClock
}

const clientOf = (line: Line): Client => ({
  as: (other) => clientOf({ ...line, token: () => other, onUnauthorized: undefined }),
  keyed: (key) => clientOf({ ...line, key }),
  within: (timeout) => clientOf({ ...line, timeout }),
  proving: (proof) => clientOf({ ...line, proof }),
  timing: (clock) => clientOf({ ...line, clock }),
  reported: line.reported,
  ask: (call, ...[input]) =>
    Effect.tryPromise({
      try: noting(line, async (signal) => {
        const { origin, token, language, calls, key, clock, timeout = 15_000, transport = platform } = line
        if (calls.isMissing(call)) throw refusal(line, call, notServed)
        const sentAt = clock?.deviceNow() ?? 0
        const bearer = token()
        const answer = await createFetch({ fetch: transport.fetch }).raw<unknown>(origin + call.path, {
          method: call.method,
          ...(call.method === "GET" ? { query: record(input) } : { body: { ...record(input), ...line.proof } }),
          headers: {
            ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
            ...(key === undefined ? {} : { [keyHeader]: key }),
            ...(language === undefined ? {} : { "accept-language": language() }),
          },
          signal: AbortSignal.any([signal, transport.abortAfter(timeout)]),
          cache: call.cache,
          retry: 0,
          ignoreResponseError: true,
          // Whatever it is called on the way.
          responseType: "json",
        })
        // Whoever answers in the place of an operator that is away goes by a clock of their own.
        if (answer.status < 500)
          clock?.onAnswer(answer.headers, transport.wayOf?.(answer) ?? { sentAt, receivedAt: clock.deviceNow() })
        await transport.untilReadable?.()
        const body = answer._data
        if (!answer.ok) {
          const refused = refusal(line, call, answer.status, body)
          line.onAnswer?.(call, input, troubleOf(answer.status, refused.message))
          throw await judgeRefusal(line, call, bearer, refused)
        }
        const data = reporting(line, call)(v.parse(call.data, v.is(Body, body) ? body.data : body))
        calls.onAnswer(call, answer.status)
        line.onAnswer?.(call, input)
        return { data, headers: answer.headers }
      }),
      // As text: the error of a request holds all that was sent, PINs and tokens among it.
      catch: (cause) =>
        cause instanceof HttpRefused || cause instanceof Unreachable
          ? cause
          : new Unreachable({ cause: String(cause) }),
    }),
})

const noting =
  <A>({ onAsked }: Line, send: (signal: AbortSignal) => Promise<A>) =>
  (signal: AbortSignal): Promise<A> => {
    const answer = send(signal)
    onAsked?.(answer)
    return answer
  }

const Body = v.looseObject({ data: v.optional(v.unknown()) })

const record = (input: unknown) => v.parse(v.optional(v.record(v.string(), v.unknown()), {}), input)

const refusal = (line: Line, call: Call<Schema, Schema>, status: number, body?: unknown) => {
  const parsed = v.safeParse(RefusalBody, body)
  const { code, message, data } = parsed.success ? parsed.output : { message: "" }
  return new HttpRefused({
    status: line.calls.onAnswer(call, status, code),
    code,
    message,
    isJson: v.is(Body, body),
    details: (schema) => {
      const read = v.safeParse(schema, data)
      return read.success ? reporting(line, call)(read.output) : undefined
    },
  })
}

/**
 * A given call that is refused for want of a session ends it. A chosen one has `users.auth` asked, and only that call's no ends
 * the session: while it stands, nothing is decided.
 */
const judgeRefusal = async (
  line: Line,
  call: Call<Schema, Schema>,
  bearer: string | undefined,
  refused: HttpRefused,
) => {
  // A late answer to a player who has left since says nothing of the one who is here now.
  if (!isUnauthorized(refused) || bearer !== line.token() || call.path.endsWith("login")) return refused
  if (call.origin === "chosen" && refused.status === 401) {
    if (bearer === undefined) return refused
    const session = await Effect.runPromise(Effect.result(clientOf(line).ask(usersAuth)))
    const hasEnded = Result.isFailure(session) && session.failure._tag === "Refused" && isUnauthorized(session.failure)
    return hasEnded ? refused : new Unreachable({ cause: `${call.path}: 401, and the session stands` })
  }
  line.onUnauthorized?.()
  return refused
}

/** No call, or no answer from behind whoever stands in between, which is a lost line. */
const notBroken = new Set([notServed, 502, 504])

const troubleOf = (status: number, message: string): Trouble => ({
  isBroken: status >= 500 && !notBroken.has(status),
  isHostRefused: (status === 400 || status === 404) && message === notAllowDomainText,
})

const isUnauthorized = ({ status }: { readonly status: number }) => status === 401 || status === 403

/** What a refusal means where the player can do nothing but log in again or try later. */
export const failureForPlayer = (failure: HttpRefused | Unreachable): Unauthorized | Unreachable =>
  failure._tag === "Unreachable"
    ? failure
    : isUnauthorized(failure)
      ? new Unauthorized()
      : new Unreachable({ cause: failure })

/** What a refusal means where nobody has to be logged in. */
export const failureForAnyone = (failure: HttpRefused | Unreachable): Unreachable =>
  failure._tag === "Unreachable" ? failure : new Unreachable({ cause: failure })
