import { NotOffered, type Unauthorized, Unreachable } from "@fakham/core/operator"
import { Effect } from "effect"
import { type Client, failureForPlayer, Refused } from "./client.ts"
import { type Call, rowsLost, type Schema } from "./wire/index.ts"

/** The status that stands here for whatever way a server has of saying that there is no such call. */
const notImplemented = 501

/** Codes by which an operator says that a call is there, and what it was asked for is not. */
const ours = /^(?:defaultError|notFound|notAllowDomain|noSuch\w+)$/

const saysUnknown = ({ status, code = "" }: Refused) =>
  status === 405 || status === notImplemented || (status === 404 && !ours.test(code))

/** Whether the operator has no such call. */
export const isNotServed = (failure: Refused | Unreachable): boolean =>
  failure._tag === "Refused" && failure.status === notImplemented

/** Told how many rows of an answer could not be read. */
export type RowsLost = (path: string, rows: number) => void

/**
 * The same client, which remembers the calls of ours that the operator does not have: they are asked once, and not again
 * as long as the page stands. One that was ever answered is there, whatever a gateway says later.
 */
export const rememberingCalls = (client: Client, onRowsLost: RowsLost = () => {}): Client => {
  const answered = new Set<string>()
  const unknown = new Map<string, Refused>()
  const heard = ({ path, origin }: Call<Schema, Schema>, failure: Refused | Unreachable) => {
    if (failure instanceof Unreachable || origin === "given" || answered.has(path)) return failure
    if (!saysUnknown(failure)) {
      if (failure.code !== undefined) answered.add(path)
      return failure
    }
    const never = new Refused({ status: notImplemented, code: undefined, message: failure.message, data: undefined })
    unknown.set(path, never)
    return never
  }
  const remembering = (inner: Client): Client => ({
    as: (token) => remembering(inner.as(token)),
    keyed: (key) => remembering(inner.keyed(key)),
    ask: (call, ...input) =>
      Effect.suspend(() => {
        const never = unknown.get(call.path)
        if (never !== undefined) return Effect.fail(never)
        return inner.ask(call, ...input).pipe(
          Effect.tap(({ data }) =>
            Effect.sync(() => {
              answered.add(call.path)
              const lost = rowsLost(data)
              if (lost > 0) onRowsLost(call.path, lost)
            }),
          ),
          Effect.mapError((failure) => heard(call, failure)),
        )
      }),
  })
  return remembering(client)
}

/** What a refusal means where the site can go without what it asked for. */
export const failureOrNotOffered = (failure: Refused | Unreachable): NotOffered | Unauthorized | Unreachable =>
  isNotServed(failure) ? new NotOffered() : failureForPlayer(failure)
