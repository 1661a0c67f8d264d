import { Unreachable } from "@fakham/core"
import { type Recognised, type Surroundings, userDevice, type VisitorTags } from "@fakham/core/identity"
import { Effect } from "effect"
import { ofetch } from "ofetch"
import * as v from "valibot"

const Answer = v.object({ visitorId: v.optional(v.string()), requestId: v.optional(v.string()) })
const Network = v.object({ connection: v.object({ effectiveType: v.string() }) })
const timeout = 10_000

/** What can be seen of this browser and of the page it shows. */
export const readSurroundings = (): Surroundings => {
  const { userAgent, languages, plugins, maxTouchPoints } = navigator
  const { width, height, colorDepth } = screen
  return {
    referUrl: document.referrer,
    headers: `${userAgent}; ${languages.join(",")}`,
    page: location.pathname,
    device: userDevice(userAgent, maxTouchPoints),
    screen: `${width}x${height}x${colorDepth}@${devicePixelRatio}`,
    network: v.is(Network, navigator) ? navigator.connection.effectiveType : navigator.onLine ? "online" : "offline",
    plugin: Array.from(plugins, ({ name }) => name).join(","),
  }
}

/** Asks the fingerprint service once, without cookies, for whom it takes this browser. */
export const askFingerprint = (
  { key, address }: { readonly key: string; readonly address: string },
  tags: VisitorTags,
): Effect.Effect<Recognised, Unreachable> =>
  Effect.tryPromise({
    try: async (signal) =>
      v.parse(
        Answer,
        await ofetch<unknown>(address, {
          method: "POST",
          headers: { authorization: `Bearer ${key}` },
          body: tags,
          credentials: "omit",
          referrerPolicy: "no-referrer",
          retry: 0,
          signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
        }),
      ),
    // As text: the error of a request holds the key.
    catch: (cause) => new Unreachable({ cause: String(cause) }),
  })
