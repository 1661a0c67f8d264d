import { defaultLocale, type Locale, languageTag, locales } from "@fakham/core/language"
import { type Call, type Encoded, keyHeader, type Schema } from "@fakham/operator/wire"
import type { Context, Hono } from "hono"
import * as v from "valibot"
import { isStorable, jsonBody } from "./body.ts"
import { badRequest, tooManyRequests } from "./refusal.ts"
import { type Reply, refuse, reply } from "./reply.ts"
import type { RequestEnv } from "./requests.ts"

export type Ask<C extends Call<Schema, Schema>> = {
  readonly input: v.InferOutput<C["input"]>
  /** The bearer token that came along, not yet believed. */
  readonly token: string | undefined
  /** What makes several attempts one intent. */
  readonly key: string | undefined
  /** Where who asks is, as one household has its address. */
  readonly clientNetwork: string
  /** Counts a newcomer as a registration would, and says how many seconds one has to wait. */
  readonly newcomerWait: () => number
  /** Says whose call it is, or whose name was tried, for the log. */
  readonly isOf: (player: { readonly uuid: string }) => void
  /** What the player uses, as it names itself. */
  readonly userDevice: string
  /** The address under which the player's browser has the site. */
  readonly site: string
  /** The language of the page that asks. */
  readonly locale: Locale
}

export type Handler<C extends Call<Schema, Schema>> = (ask: Ask<C>) => Promise<Reply<Encoded<C>>>

/** Lets the app answer one call of the wire. */
export const answerCall = <C extends Call<Schema, Schema>>(
  app: Hono<RequestEnv>,
  call: C,
  handler: Handler<C>,
): void => {
  app.on(call.method, call.path, async (c) => {
    const sent = call.method === "GET" ? queryOf(c) : await jsonBody(c)
    if (sent.refused !== undefined) return refuse(c, sent.refused)
    const input = v.safeParse<C["input"]>(call.input, sent.json)
    if (!input.success) return refuse(c, badRequest(fieldOf(input.issues[0])))
    const wait = c.get("waitOf")?.(input.output) ?? 0
    if (wait > 0) return refuse(c, tooManyRequests(Math.ceil(wait)))
    const key = c.req.header(keyHeader)
    if (key !== undefined && !isKey(key)) return refuse(c, badRequest(keyHeader))
    c.header("vary", "accept-language")
    return reply(
      c,
      await handler({
        input: input.output,
        token: bearerToken(c),
        key,
        clientNetwork: c.get("clientNetwork"),
        newcomerWait: c.get("newcomerWait") ?? (() => 0),
        isOf: ({ uuid }) => c.set("uuid", uuid),
        userDevice: userDeviceOf(c),
        site: siteOf(c),
        locale: localeOf(c),
      }),
      call.cache,
    )
  })
}

/** The field that is wrong. Of a body that could have been one of several, rather what is there than what is missing. */
const fieldOf = (issue: v.BaseIssue<unknown>): string => {
  const path = v.getDotPath(issue)
  if (path !== null) return path
  const inside = issue.issues ?? []
  const wrong = inside.find(({ type }) => type !== "object" && type !== "never") ?? inside[0]
  return wrong === undefined ? "" : fieldOf(wrong)
}

const queryOf = (c: Context) => {
  const json = c.req.query()
  return { json, refused: Object.values(json).every(isStorable) ? undefined : badRequest("") }
}

/** As the trusted server in front tells it, else as this one was addressed. */
const siteOf = (c: Context<RequestEnv>): string => {
  const forwarded = (name: string) => (c.get("isOfTrusted") ? c.req.header(name) : undefined)
  const proto = forwarded("x-forwarded-proto") === "https" ? "https" : "http"
  const host = forwarded("x-forwarded-host") ?? c.req.header("host") ?? ""
  return isHost.test(host) ? `${proto}://${host.toLowerCase()}` : `${proto}://localhost`
}

const localeOf = (c: Context): Locale => {
  const [first = ""] = (c.req.header("accept-language") ?? "").toLowerCase().split(/[-,;]/)
  return locales.find((locale) => languageTag[locale] === first) ?? defaultLocale
}

const isHost = /^(?:[a-z0-9][a-z0-9.-]{0,252}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

const isKey = (text: string) => /^[\w.:-]{8,128}$/.test(text)

export const userDeviceOf = (c: Context): string => c.req.header("user-agent") ?? ""

export const bearerToken = (c: Context): string | undefined =>
  /^Bearer (\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1]
