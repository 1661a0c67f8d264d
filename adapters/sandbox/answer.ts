import type { Call, Schema, Written } from "@fakham/adapters/operator/wire"
import type { Context, Hono } from "hono"
import type { ContentfulStatusCode } from "hono/utils/http-status"
import * as v from "valibot"
import { jsonBody } from "./body.ts"
import { badRequest } from "./refusals.ts"
import type { RequestEnv } from "./requests.ts"

export type Refusal = {
  readonly status: ContentfulStatusCode
  readonly code: string
  readonly message: string
  readonly data?: unknown
}

/** What a call comes to: data with perhaps a header, or a refusal. */
export type Answer<Data> =
  | { readonly data: Data; readonly headers?: Readonly<Record<string, string>>; readonly refused?: undefined }
  | { readonly refused: Refusal }

export type Ask<C extends Call<Schema, Schema>> = {
  readonly input: v.InferOutput<C["input"]>
  /** The bearer token that came along, not yet believed. */
  readonly token: string | undefined
}

export type Handler<C extends Call<Schema, Schema>> = (ask: Ask<C>) => Promise<Answer<Written<C>>>

/** Lets the app answer one call of the wire. */
export const answer = <C extends Call<Schema, Schema>>(app: Hono<RequestEnv>, call: C, handler: Handler<C>): void => {
  app.on(call.method, call.path, async (c) => {
    const sent = call.method === "GET" ? { json: c.req.query(), refused: undefined } : await jsonBody(c)
    if (sent.refused !== undefined) return refuse(c, sent.refused)
    const input = v.safeParse<C["input"]>(call.input, sent.json)
    if (!input.success) return refuse(c, badRequest(v.getDotPath(input.issues[0]) ?? ""))
    return tell(c, await handler({ input: input.output, token: bearerToken(c) }))
  })
}

export const tell = <Data>(c: Context, told: Answer<Data>): Response =>
  told.refused === undefined ? c.json({ data: told.data ?? null }, 200, { ...told.headers }) : refuse(c, told.refused)

export const refuse = (c: Context, { status, ...body }: Refusal): Response => c.json(body, status)

const bearerToken = (c: Context): string | undefined => /^Bearer (\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1]
