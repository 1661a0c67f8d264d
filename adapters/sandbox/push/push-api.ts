import type { Context, Hono } from "hono"
import * as v from "valibot"
import type { Pushed } from "../announcements/announcements.ts"
import { textBody } from "../http/body.ts"
import { badRequest, type CallRefusal } from "../http/refusal.ts"
import { refuse } from "../http/reply.ts"
import type { RequestEnv } from "../http/requests.ts"
import type { Internals } from "../internals/internals.ts"
import { isServedChannel, isSocketId, type PushApp } from "./push-app.ts"
import { signatureFault } from "./request-signature.ts"

const bytesOf = (text: string) => Buffer.byteLength(text)
const Channel = v.pipe(v.string(), v.check(isServedChannel))
const event = {
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  data: v.pipe(
    v.string(),
    v.check((text) => bytesOf(text) <= 10_240),
  ),
  socket_id: v.optional(v.pipe(v.string(), v.check(isSocketId))),
  info: v.optional(v.undefined()),
}
const ToOne = v.object({ ...event, channel: Channel })
const ToMany = v.object({ ...event, channels: v.pipe(v.array(Channel), v.minLength(1), v.maxLength(100)) })
const Sent = v.union([
  ToMany,
  v.pipe(
    ToOne,
    v.transform(({ channel, ...rest }) => ({ ...rest, channels: [channel] })),
  ),
])
const Batch = v.object({ batch: v.pipe(v.array(ToOne), v.minLength(1), v.maxLength(10)) })

const wrongSignature = (fault: string): CallRefusal => ({ status: 401, code: "wrongSignature", message: `${fault}.` })
/** What programs of the official SDK may ask for and nobody here answers. */
const notServed = (call: string): CallRefusal => ({
  status: 501,
  code: "notServed",
  message: `Not served here: ${call}.`,
})
const calls = {
  channels: "which channels are followed, and by how many: connections are not counted",
  users: "who follows a channel: there are no presence channels",
  connections: "ending a user's connections: they are ended by the player's sessions",
} as const
const kinds = [
  ["#server-to-user-", "events to a user: players do not sign in to the push app"],
  ["presence-", "presence channels"],
  ["private-encrypted-", "encrypted channels"],
] as const
const noSuchApp: CallRefusal = { status: 404, code: "noSuchApp", message: "There is no such app." }

/** The push app's HTTP API: whoever has its secret sends events to its channels. */
export const answerPushApi = (app: Hono<RequestEnv>, { announcements }: Internals, pushApp: PushApp): void => {
  const announce = (events: ReadonlyArray<Pushed>) =>
    announcements.announce(...events.map((pushed) => ({ type: "pushed", pushed }) as const))

  const signedRoute =
    (take: (json: unknown) => ReadonlyArray<Pushed> | CallRefusal | undefined) =>
    async (c: Context<RequestEnv>): Promise<Response> => {
      if (c.req.param("id") !== pushApp.id) return refuse(c, noSuchApp)
      const sent = await textBody(c)
      if (sent.refused !== undefined) return refuse(c, sent.refused)
      const call = { method: c.req.method, path: c.req.path, body: sent.text }
      const fault = signatureFault(pushApp, call, c.req.query(), Date.now())
      if (fault !== undefined) return refuse(c, wrongSignature(fault))
      const taken = take(jsonOf(sent.text))
      if (taken === undefined) return refuse(c, badRequest(""))
      if ("status" in taken) return refuse(c, taken)
      announce(taken)
      return c.json({})
    }

  const unserved = (call: string) => signedRoute(() => notServed(call))

  app.post(
    "/apps/:id/events",
    signedRoute((json) => {
      const { success, output } = v.safeParse(Sent, json)
      return success ? [pushedOf(output, output.channels)] : againstEvents([json])
    }),
  )
  app.post(
    "/apps/:id/batch_events",
    signedRoute((json) => {
      const { success, output } = v.safeParse(Batch, json)
      return success ? output.batch.map((one) => pushedOf(one, [one.channel])) : againstEvents(eventsIn(json))
    }),
  )
  app.get("/apps/:id/channels", unserved(calls.channels))
  app.get("/apps/:id/channels/:name", unserved(calls.channels))
  app.get("/apps/:id/channels/:name/users", unserved(calls.users))
  app.post("/apps/:id/users/:user/terminate_connections", unserved(calls.connections))
}

/** Events that the SDK may send and nobody here can receive. */
const Asking = v.object({
  info: v.optional(v.unknown()),
  channel: v.optional(v.string()),
  channels: v.optional(v.array(v.string())),
})

const eventsIn = (json: unknown): ReadonlyArray<unknown> => {
  const batch = v.safeParse(v.object({ batch: v.array(v.unknown()) }), json)
  return batch.success ? batch.output.batch : []
}

/** Why events are not taken that are well formed. */
const againstEvents = (events: ReadonlyArray<unknown>): CallRefusal | undefined => {
  for (const one of events) {
    const read = v.safeParse(Asking, one)
    if (!read.success) continue
    const { info, channel, channels = [] } = read.output
    if (info !== undefined) return notServed(calls.channels)
    for (const name of channel === undefined ? channels : [channel]) {
      const kind = kinds.find(([beginning]) => name.startsWith(beginning))
      if (kind !== undefined) return notServed(kind[1])
    }
  }
  return undefined
}

const pushedOf = (
  { name, data, socket_id }: Omit<v.InferOutput<typeof ToOne>, "channel">,
  channels: ReadonlyArray<string>,
): Pushed => ({ event: name, data, channels, except: socket_id })

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
