import { satangOfBaht } from "@fakham/core"
import { Result } from "effect"
import * as v from "valibot"

/** Who decided the shape of a call: the product's specification, or this project. */
export type Origin = "given" | "chosen"

export type Schema = v.GenericSchema
export type Call<Input extends Schema, Data extends Schema> = {
  readonly method: "GET" | "POST"
  readonly path: string
  readonly origin: Origin
  /** The body of a POST, the query of a GET. */
  readonly input: Input
  /** What stands in the `data` field of the answer. */
  readonly data: Data
}

const call = <Input extends Schema, Data extends Schema>(
  origin: Origin,
  method: "GET" | "POST",
  path: string,
  input: Input,
  data: Data,
): Call<Input, Data> => ({ origin, method, path, input, data })

const nothing = v.optional(v.unknown())

/** Baht with at most two decimals on the wire, satang behind it. */
export const Baht = v.pipe(
  v.union([v.number(), v.string()]),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const satang = satangOfBaht(dataset.value)
    if (Result.isSuccess(satang)) return satang.success
    addIssue({ message: satang.failure })
    return NEVER
  }),
)

export const Refusal = v.object({ code: v.string(), message: v.string(), data: v.optional(v.unknown()) })
export const AttemptsLeft = v.object({ attemptsLeft: v.pipe(v.number(), v.integer(), v.minValue(0)) })
export const Locked = v.object({ unlocksInSeconds: v.pipe(v.number(), v.minValue(0)) })

/** The message of a refusal that says: this site may not be shown under this host. */
export const notAllowDomain = "Not Allow Domain"

/** The header that carries the token after a login. */
export const tokenHeader = "x-access-token"
export const Claims = v.object({ uuid: v.pipe(v.string(), v.minLength(1)), status: v.optional(v.number()) })

/** A text that may be missing or null on the wire, and is empty then. */
const text = v.pipe(
  v.nullish(v.string(), ""),
  v.transform((told) => told ?? ""),
)
export const SupportData = v.object({
  activePopup: v.optional(v.boolean(), false),
  activeSupport: v.optional(v.boolean(), false),
  officePhoneNumber: text,
  urlBailek: text,
  urlPopup: text,
  urlSupport: text,
})

export const usersAuth = call("given", "POST", "/api/users.auth", nothing, nothing)
export const usersLogin = call(
  "given",
  "POST",
  "/api/users.login",
  v.object({ userName: v.string(), password: v.string() }),
  nothing,
)
export const usersLogout = call("given", "POST", "/api/users.logout", nothing, nothing)
export const usersInfos = call(
  "given",
  "GET",
  "/api/users-infos",
  nothing,
  v.object({
    level: v.number(),
    userName: v.string(),
    name: text,
    email: text,
    avatar: text,
    phoneNumber: text,
    lineId: text,
    lineUid: text,
    cash: Baht,
    afCash: Baht,
    loyaltyPoint: v.number(),
    supportData: SupportData,
  }),
)
export const cashs = call("given", "GET", "/api/cashs", nothing, v.object({ money: Baht }))
export const agentsSupports = call(
  "given",
  "GET",
  "/api/agents-supports",
  nothing,
  v.object({ ...SupportData.entries, phoneNumber: text }),
)

export const siteDetailsOne = call(
  "chosen",
  "GET",
  "/api/site-details.one",
  v.object({ host: v.string() }),
  v.object({ title: v.string(), description: v.string(), siteVerification: text, gaID: text }),
)
export const serverTime = call(
  "chosen",
  "GET",
  "/api/server-time",
  nothing,
  v.object({ now: v.pipe(v.string(), v.isoTimestamp()) }),
)

const digits = (length: number) => v.pipe(v.string(), v.regex(new RegExp(`^\\d{${length}}$`)))
export const betListResultsLatest = call(
  "chosen",
  "GET",
  "/poy-api/bet-list-results.latest",
  nothing,
  v.array(
    v.object({
      betGroup: v.string(),
      betType: v.string(),
      betId: v.string(),
      betName: v.string(),
      /** The date the draw is named by, YYYY-MM-DD. */
      dt: v.pipe(v.string(), v.isoDate()),
      top3: digits(3),
      top2: digits(2),
      bottom2: digits(2),
    }),
  ),
)

/** What the operator's side writes into `data` for a call. */
export type Written<C> = C extends Call<Schema, infer Data> ? v.InferInput<Data> : never
/** What this side understands of it. */
export type Understood<C> = C extends Call<Schema, infer Data> ? v.InferOutput<Data> : never
/** What a caller has to send. */
export type Sent<C> = C extends Call<infer Input, Schema> ? v.InferInput<Input> : never
