import type * as v from "valibot"

/** Who decided the shape of a call: the product's specification, or this project. */
export type Origin = "given" | "chosen"

/** What a browser may do with an answer: keep it and ask each time whether it still holds, or keep nothing. */
export type CachePolicy = "no-cache" | "no-store"

export type Schema = v.GenericSchema
export type Call<Input extends Schema, Data extends Schema> = {
  readonly method: "GET" | "POST"
  readonly path: string
  readonly origin: Origin
  /** The body of a POST, the query of a GET. */
  readonly input: Input
  /** What stands in the `data` field of the answer. */
  readonly data: Data
  readonly cache: CachePolicy
}

/** The header that makes one intent out of however many attempts; every call that moves money takes it. */
export const keyHeader = "idempotency-key"

/* @__NO_SIDE_EFFECTS__ */
export const call = <Input extends Schema, Data extends Schema>(
  origin: Origin,
  method: "GET" | "POST",
  path: string,
  input: Input,
  data: Data,
  cache: CachePolicy = "no-store",
): Call<Input, Data> => ({ origin, method, path, input, data, cache })

/** What the operator's side writes into `data` for a call. */
export type Encoded<C> = C extends Call<Schema, infer Data> ? v.InferInput<Data> : never
/** What this side understands of it. */
export type Understood<C> = C extends Call<Schema, infer Data> ? v.InferOutput<Data> : never
/** What a caller has to send. */
export type Sent<C> = C extends Call<infer Input, Schema> ? v.InferInput<Input> : never
