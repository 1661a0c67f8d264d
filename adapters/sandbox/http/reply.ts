import { WaitSeconds } from "@fakham/adapters/operator/wire"
import type { Context } from "hono"
import * as v from "valibot"
import type { Refusal } from "./refusals.ts"

/** What a call comes to: data with perhaps a header, or a refusal. */
export type Answer<Data> =
  | { readonly data: Data; readonly headers?: Readonly<Record<string, string>>; readonly refused?: undefined }
  | { readonly refused: Refusal }

export const tell = <Data>(c: Context, told: Answer<Data>): Response =>
  told.refused === undefined ? c.json({ data: told.data ?? null }, 200, { ...told.headers }) : refuse(c, told.refused)

export const refuse = (c: Context, { status, ...body }: Refusal): Response => {
  const told = status === 429 ? v.safeParse(WaitSeconds, body.data) : undefined
  return c.json(body, status, told?.success ? { "retry-after": String(Math.ceil(told.output.waitSeconds)) } : {})
}
