import { type KnownDevice, PushDevice, PushDismissed, PushFailed, PushRefused } from "@fakham/core/notifications"
import type { Instant } from "@fakham/core/time"
import { Effect, Layer } from "effect"
import * as v from "valibot"
import { parsedJson } from "../json-text.ts"
import { pageStorage, type TextStorage } from "../page-storage.ts"
import { registerServiceWorker } from "../site/service-worker.ts"

/** By what this browser is reached, as the operator has it. */
const tokenName = "FcmToken"
/** Whose that is. */
const playerName = "fakham.pushPlayer"
const declinedName = "fakham.pushDeclined"
const Declined = v.object({ v: v.literal(1), at: v.number() })

/** How long the site's own worker may take to come. */
const timeoutMs = 10_000

type Registration = {
  readonly pushManager: {
    readonly getSubscription: () => Promise<{ readonly unsubscribe: () => Promise<boolean> } | null>
    readonly subscribe: (options: PushSubscriptionOptionsInit) => Promise<object>
  }
}

/** What of a browser tells things while the site is closed; parts of it are missing in many. */
export type PushPlatform = {
  /** Nothing where a browser has no workers, or none that hear of pushes. */
  readonly workers: () =>
    | {
        /** The site's own worker, which is started if it is not there yet. */
        readonly started: () => Promise<Registration>
        readonly getRegistration: () => Promise<Registration | undefined>
      }
    | undefined
  readonly permission: () => NotificationPermission | undefined
  readonly ask: () => Promise<NotificationPermission>
}

const thisBrowser: PushPlatform = {
  workers: () =>
    "serviceWorker" in navigator && "PushManager" in window
      ? {
          started: async () => {
            await registerServiceWorker()
            return navigator.serviceWorker.ready
          },
          getRegistration: () => navigator.serviceWorker.getRegistration(),
        }
      : undefined,
  permission: () => ("Notification" in window ? Notification.permission : undefined),
  ask: () => Notification.requestPermission(),
}

type Settings = {
  readonly player: () => string | undefined
  readonly storage?: TextStorage
  readonly platform?: PushPlatform
  /** By what the browser is reached; its subscription as JSON, unless another service sends. */
  readonly tokenOf?: ((subscription: object) => Promise<string>) | undefined
}

/** Answers `PushDevice` by the browser's own Push API, and remembers in its storage what was decided here. */
export const webPushDevice = ({
  player,
  storage = pageStorage(),
  platform = thisBrowser,
  tokenOf = async (subscription) => JSON.stringify(subscription),
}: Settings) => {
  const ownToken = () => (storage.read(playerName) === player() ? storage.read(tokenName) : undefined)
  const declinedAt = () => {
    const stored = v.safeParse(Declined, parsedJson(storage.read(declinedName) ?? null))
    return stored.success ? stored.output.at : undefined
  }
  const look = (): KnownDevice => ({ permission: permissionOf(platform), token: ownToken(), declinedAt: declinedAt() })
  const subscribe = async (publicKey: string): Promise<string> => {
    const given = await platform.ask()
    if (given !== "granted") throw given === "denied" ? new PushRefused() : new PushDismissed()
    const { pushManager } = await inTime(platform.workers()?.started())
    await (await pushManager.getSubscription())?.unsubscribe()
    const applicationServerKey = bytesOf(publicKey)
    return tokenOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }))
  }
  const silence = async () => {
    const registration = await platform.workers()?.getRegistration()
    await (await registration?.pushManager.getSubscription())?.unsubscribe()
  }
  return Layer.succeed(PushDevice, {
    look: () => Effect.sync(look),
    subscribe: (publicKey) =>
      Effect.tryPromise({
        try: () => subscribe(publicKey),
        catch: (cause) =>
          cause instanceof PushRefused || cause instanceof PushDismissed
            ? cause
            : cause instanceof DOMException && cause.name === "NotAllowedError"
              ? new PushRefused()
              : new PushFailed({ cause: String(cause) }),
      }),
    keep: (token) =>
      Effect.sync(() => {
        storage.write(tokenName, token)
        storage.write(playerName, player() ?? "")
        storage.remove(declinedName)
      }),
    decline: (at: Instant) =>
      Effect.promise(async () => {
        storage.write(declinedName, JSON.stringify({ v: 1, at }))
        if (ownToken() === undefined) return
        storage.remove(tokenName)
        storage.remove(playerName)
        await silence().catch(() => undefined)
      }),
  })
}

const permissionOf = ({ workers, permission }: PushPlatform): KnownDevice["permission"] => {
  const given = workers() === undefined ? undefined : permission()
  return given === undefined ? "missing" : given === "default" ? "unasked" : given
}

const inTime = async <A>(awaited: Promise<A> | undefined): Promise<A> => {
  if (awaited === undefined) throw new Error("no worker")
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the worker did not come")), timeoutMs)
  })
  try {
    return await Promise.race([awaited, late])
  } finally {
    clearTimeout(timer)
  }
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0))
