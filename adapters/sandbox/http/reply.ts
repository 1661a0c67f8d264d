import { WaitSeconds } from "@fakham/adapters/operator/wire"
import type { Context } from "hono"
import * as v from "valibot"
import type { Refusal } from "./refusals.ts"

/** What a call comes to: data with perhaps a header, or a refusal. */
export type Answer<Data> =
  | { readonly data: Data; readonly headers?: Readonly<Record<string, string>>; readonly refused?: undefined }
  | { readonly refused: Refusal }

export const reply = <Data>(c: Context, answer: Answer<Data>): Response =>
  answer.refused === undefined
    ? c.json({ data: answer.data ?? null }, 200, { ...answer.headers })
    : refuse(c, answer.refused)

export const refuse = (c: Context, { status, ...body }: Refusal): Response => {
  const wait = status === 429 ? v.safeParse(WaitSeconds, body.data) : undefined
  return c.json(body, status, wait?.success ? { "retry-after": String(Math.ceil(wait.output.waitSeconds)) } : {})
}
