import {
  fcmTokensForget,
  fcmTokensSave,
  lineProfile,
  lineStart,
  otpsRequest,
  passkeysLogin,
  passkeysLoginOptions,
  passkeysOptions,
  usersChangePassword,
  usersForgotPassword,
  usersLineLogin,
  usersLogin,
  usersNameCheck,
  usersSignup,
  yingsCreate,
} from "@fakham/operator/wire"
import type { MiddlewareHandler } from "hono"
import { tooManyRequests } from "./refusal.ts"
import { refuse } from "./reply.ts"
import type { RequestEnv } from "./requests.ts"
import { type RateLimit, slidingWindow } from "./sliding-window.ts"

/**
 * How often a call may be asked for: from one address; from one address for one name, so that a stranger uses up nobody
 * else's; and for one phone from everywhere, as every message to it is somebody's noise.
 */
export type CallLimits = {
  readonly address: RateLimit
  /** Of a /48 of IPv6, which one customer may have whole. */
  readonly network?: RateLimit
  readonly everybody?: RateLimit
  readonly namesOfAddress?: FieldLimits
  readonly fields?: FieldLimits
}
type FieldLimits = Readonly<Record<string, RateLimit>>
export type RateLimits = Readonly<Record<string, CallLimits>>

const aMinute = (most: number): RateLimit => ({ most, within: 60_000 })
const anHour = (most: number): RateLimit => ({ most, within: 3_600_000 })

/** Whole neighbourhoods share the address of their phone network, so that addresses are given more room than names. */
export const defaultRateLimits: RateLimits = {
  [usersLogin.path]: {
    address: aMinute(60),
    network: aMinute(120),
    everybody: aMinute(1_200),
    namesOfAddress: { userName: aMinute(10) },
  },
  [usersLineLogin.path]: { address: aMinute(60) },
  [passkeysLoginOptions.path]: { address: aMinute(60) },
  [passkeysLogin.path]: { address: aMinute(60) },
  [passkeysOptions.path]: { address: aMinute(30) },
  [lineStart.path]: { address: aMinute(60) },
  [lineProfile.path]: { address: aMinute(60) },
  [usersSignup.path]: { address: anHour(60), fields: { phoneNumber: anHour(10) } },
  [usersNameCheck.path]: { address: aMinute(30) },
  [otpsRequest.path]: {
    address: aMinute(20),
    namesOfAddress: { userName: anHour(10) },
    fields: { phoneNumber: anHour(10) },
  },
  [usersForgotPassword.path]: { address: aMinute(20), namesOfAddress: { userName: aMinute(10) } },
  [usersChangePassword.path]: { address: aMinute(30) },
  [fcmTokensSave.path]: { address: aMinute(60) },
  [fcmTokensForget.path]: { address: aMinute(60) },
  [yingsCreate.path]: { address: aMinute(300) },
}

/** Refuses whoever asks too often; each process counts for itself. */
export const limitRates = (
  limits: RateLimits,
  now: () => number = () => performance.now(),
): MiddlewareHandler<RequestEnv> => {
  const windowOf = (field: string, limit: RateLimit, isOfAddress: boolean) => {
    const window = slidingWindow(limit, now)
    return (input: unknown, clientNetwork: string) =>
      window(`${isOfAddress ? clientNetwork : ""} ${nameIn(input, field)}`)
  }
  const calls = new Map(
    Object.entries(limits).map(([path, { address, network, everybody, namesOfAddress = {}, fields = {} }]) => [
      path,
      {
        byAddress: slidingWindow(address, now),
        byMany: [
          ...(network === undefined ? [] : [ofNetworks(slidingWindow(network, now))]),
          ...(everybody === undefined ? [] : [ofEverybody(slidingWindow(everybody, now))]),
        ],
        byField: [
          ...Object.entries(namesOfAddress).map(([field, limit]) => windowOf(field, limit, true)),
          ...Object.entries(fields).map(([field, limit]) => windowOf(field, limit, false)),
        ],
      },
    ]),
  )
  const newcomers = calls.get(usersSignup.path)?.byAddress
  return async (c, next) => {
    const call = calls.get(c.req.path)
    if (call === undefined) return next()
    const clientNetwork = c.get("clientNetwork")
    // Whoever asks too often for one address uses up nobody else's.
    const wait = call.byAddress(clientNetwork) || Math.max(0, ...call.byMany.map((waitOf) => waitOf(clientNetwork)))
    if (wait > 0) return refuse(c, tooManyRequests(Math.ceil(wait / 1_000)))
    if (newcomers !== undefined) c.set("newcomerWait", () => Math.ceil(newcomers(clientNetwork) / 1_000))
    c.set("waitOf", (input) => Math.max(0, ...call.byField.map((waitOf) => waitOf(input, clientNetwork) / 1_000)))
    return next()
  }
}

type Window = ReturnType<typeof slidingWindow>

/** A household of IPv6 is a /64, written by its four groups. */
const ofNetworks = (window: Window) => (clientNetwork: string) => {
  const groups = clientNetwork.split(":")
  return groups.length === 4 ? window(groups.slice(0, 3).join(":")) : 0
}

const ofEverybody = (window: Window) => () => window("everybody")

/** Written one way or another, it is the same name or number. */
const nameIn = (input: unknown, field: string): string => {
  const value: unknown = typeof input === "object" && input !== null ? Reflect.get(input, field) : undefined
  return typeof value === "string" ? value.replaceAll(/[^\p{L}\p{N}]/gu, "").slice(0, 64) : ""
}
