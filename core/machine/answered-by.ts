import { type Context, Effect, Layer, Queue, Stream } from "effect"
import { Unreachable } from "./unreachable.ts"

/** A feed of a port by a function that is handed what to call with each news, and answers how to leave. */
export class Feed<Asked extends ReadonlyArray<unknown>, News> {
  readonly subscribe: (emit: (news: News) => void, ...asked: Asked) => () => void
  constructor(subscribe: (emit: (news: News) => void, ...asked: Asked) => () => void) {
    this.subscribe = subscribe
  }
}

/** Answers a feed: `news: feed((emit) => socket.on("news", emit))`. */
export const feed = <Asked extends ReadonlyArray<unknown>, News>(
  subscribe: (emit: (news: News) => void, ...asked: Asked) => () => void,
): Feed<Asked, News> => new Feed(subscribe)

/** A port with a function for each question, asynchronous or not, and a `feed` for each of its feeds. */
export type Promised<Port> = {
  readonly [Member in keyof Port]: Port[Member] extends (
    ...asked: infer Asked
  ) => Effect.Effect<infer Answer, unknown, unknown>
    ? (...asked: Asked) => Promise<Answer> | Answer
    : Port[Member] extends (...asked: infer Asked) => Stream.Stream<infer News, unknown, unknown>
      ? Feed<Asked, News>
      : never
}

/** What a port may say no with. */
export type FailureOf<Port> = {
  [Member in keyof Port]: Port[Member] extends (...asked: never) => Effect.Effect<unknown, infer Failure, unknown>
    ? Failure
    : never
}[keyof Port]

type Thrown<Failure> = abstract new (...about: ReadonlyArray<never>) => Failure

type AnyFunction = (...asked: ReadonlyArray<never>) => unknown

const asked = (answer: () => unknown, failures: ReadonlyArray<Thrown<unknown>>) =>
  Effect.tryPromise({
    try: async () => answer(),
    catch: (thrown) =>
      thrown instanceof Unreachable || failures.some((failure) => thrown instanceof failure)
        ? thrown
        : new Unreachable({ cause: thrown }),
  })

const fed = (subscribe: (emit: (news: unknown) => void) => () => void) =>
  Stream.callback<unknown>((queue) =>
    Effect.acquireRelease(
      Effect.sync(() => subscribe((news) => void Queue.offerUnsafe(queue, news))),
      (leave) => Effect.sync(leave),
    ),
  )

/**
 * A port answered with functions. What one of them throws is a failure of the port where it is one of these `failures`,
 * and else `Unreachable` with what was thrown as its cause: a fault of an adapter stops no machine, and is no word on an order.
 */
export function answeredBy<Id, Port extends object>(
  port: Context.Key<Id, Port>,
  calls: Promised<Port>,
  failures?: ReadonlyArray<Thrown<FailureOf<Port>>>,
): Layer.Layer<Id>
export function answeredBy(
  port: Context.Key<unknown, object>,
  calls: Readonly<Record<string, AnyFunction | Feed<ReadonlyArray<unknown>, unknown>>>,
  failures: ReadonlyArray<Thrown<unknown>> = [],
): Layer.Layer<unknown> {
  const members: ReadonlyArray<readonly [string, unknown]> = Object.entries(calls).map(([name, call]) => [
    name,
    (...about: ReadonlyArray<unknown>) =>
      call instanceof Feed
        ? fed((emit) => call.subscribe(emit, ...about))
        : asked(() => Reflect.apply(call, undefined, about), failures),
  ])
  return Layer.succeed(port, Object.fromEntries(members))
}
