import { MoneyFeed, type MoneyNews, waitAfter } from "@fakham/core/site"
import { Effect, Layer, Queue, Result, Stream } from "effect"
import type { Options } from "pusher-js"
import * as v from "valibot"
import type { Client } from "../first-calls.ts"
import { MoneyUpdate, moneyUpdate, pushAuth } from "../wire/index.ts"
import { webSocketAddress } from "./address.ts"

export const moneyChannels = ["{uuid}", "private-{uuid}"] as const

export type PusherSettings = {
  /** Where push is reached. */
  readonly origin: string
  /** The push app's public key. */
  readonly key: string
  /** How the channel of a player's money is called. */
  readonly channel: (typeof moneyChannels)[number]
}

const triesAnewAfter = 15_000
/** After how long a silence the connection is tested, and how long that may take. */
const [activityTimeout, pongTimeout] = [30_000, 10_000]

/**
 * Answers `MoneyFeed` over the Pusher protocol; its library is loaded when somebody follows, and connects by itself. For
 * both it waits until it disturbs nothing.
 */
export const pusherMoney = (
  settings: PusherSettings,
  client: Client,
  idle: () => Promise<void> = async () => {},
  random = Math.random,
) =>
  Layer.succeed(MoneyFeed, {
    newsOf: (uuid) =>
      Stream.callback<MoneyNews>((queue) =>
        Effect.gen(function* () {
          yield* Effect.promise(idle)
          const { default: Pusher } = yield* Effect.promise(fetchLibrary)
          yield* Effect.promise(idle)
          const stopping = yield* Effect.acquireRelease(
            Effect.sync(() => new AbortController()),
            (controller) => Effect.sync(() => controller.abort()),
          )
          const connect = () => new Pusher(settings.key, optionsOf(settings, client, stopping.signal))
          const pusher = yield* Effect.acquireRelease(Effect.sync(connect), (connected) =>
            Effect.sync(() => connected.disconnect()),
          )
          const name = settings.channel.replace("{uuid}", uuid)
          const emit = (news: MoneyNews) => void Queue.offerUnsafe(queue, news)
          yield* Effect.acquireRelease(
            Effect.sync(() => subscribe(pusher, name, emit, random)),
            (unsubscribe) => Effect.sync(unsubscribe),
          )
        }),
      ),
  })

/** Fetched again and again until it is there, or nobody waits for it any more. */
const fetchLibrary = async (signal: AbortSignal): Promise<typeof import("pusher-js")> => {
  try {
    return await import("pusher-js")
  } catch {
    await new Promise((resolve) => setTimeout(resolve, triesAnewAfter))
    return signal.aborted ? Promise.reject(signal.reason) : fetchLibrary(signal)
  }
}

type Pusher = InstanceType<typeof import("pusher-js").default>

const subscribe = (
  pusher: Pusher,
  name: string,
  emit: (news: MoneyNews) => void,
  random: () => number,
): (() => void) => {
  let isFound = false
  let again: ReturnType<typeof setTimeout> | undefined
  const lose = () => {
    if (isFound) emit({ type: "feed.lost" })
    isFound = false
  }
  pusher.connection.bind("state_change", ({ current }: { readonly current: string }) => {
    if (current !== "connected") lose()
  })
  let failures = 0
  let retrying: ReturnType<typeof setTimeout> | undefined
  // Told when a connection has ended and the library plans the next try, in one second for everybody.
  pusher.connection.bind("connecting_in", () => {
    lose()
    queueMicrotask(() => pusher.disconnect())
    clearTimeout(retrying)
    retrying = setTimeout(() => pusher.connect(), waitAfter(++failures, random()))
  })
  pusher.connection.bind("error", (error: unknown) => {
    if (v.is(Unparsed, error)) emit({ type: "balance.invalidated" })
  })
  const channel = pusher.subscribe(name)
  channel.bind("pusher:subscription_succeeded", () => {
    isFound = true
    failures = 0
    emit({ type: "feed.found" })
  })
  channel.bind("pusher:subscription_error", () => {
    lose()
    clearTimeout(again)
    again = setTimeout(() => pusher.subscribe(name), triesAnewAfter)
  })
  channel.bind(moneyUpdate, (data: unknown) => {
    const update = v.safeParse(MoneyUpdate, data)
    emit(update.success ? { type: "cash.changed", cash: update.output.balance } : { type: "balance.invalidated" })
  })
  // The connection is closed next; the operator, who closes it with the session, hears of no channel any more.
  return () => {
    clearTimeout(again)
    clearTimeout(retrying)
    channel.unbind()
    pusher.connection.unbind()
  }
}

/** A message that cannot be parsed: it may have been about money. */
const Unparsed = v.object({ type: v.literal("MessageParseError") })

const optionsOf = ({ origin }: PusherSettings, client: Client, signal: AbortSignal): Options => {
  const { protocol, hostname, port } = new URL(webSocketAddress(origin, "/"))
  const ports = port === "" ? {} : { wsPort: Number(port), wssPort: Number(port) }
  return {
    // Asked for by the library even where the host is named.
    cluster: "",
    wsHost: hostname,
    ...ports,
    forceTLS: protocol === "wss:",
    enabledTransports: ["ws", "wss"],
    enableStats: false,
    activityTimeout,
    pongTimeout,
    channelAuthorization: {
      endpoint: pushAuth.path,
      transport: "ajax",
      customHandler: ({ socketId, channelName }, done) => {
        const asked = Effect.result(client.ask(pushAuth, { socket_id: socketId, channel_name: channelName }))
        const answered = Effect.map(asked, (answer) =>
          Result.isSuccess(answer)
            ? done(null, answer.success.data)
            : done(new Error("The channel is not opened to this player.", { cause: answer.failure }), null),
        )
        Effect.runFork(answered, { signal })
      },
    },
  }
}
