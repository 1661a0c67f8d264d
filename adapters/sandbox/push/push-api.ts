import type { Context, Hono } from "hono"
import * as v from "valibot"
import type { Pushed } from "../announcements/announcements.ts"
import type { BackOffice } from "../back-office/back-office.ts"
import { textBody } from "../http/body.ts"
import { badRequest, type Refusal } from "../http/refusals.ts"
import { refuse } from "../http/reply.ts"
import type { RequestEnv } from "../http/requests.ts"
import { isChannel, isSocketId, type PushApp } from "./push-app.ts"
import { signatureFault } from "./request-signature.ts"

const bytesOf = (text: string) => Buffer.byteLength(text)
const Channel = v.pipe(v.string(), v.check(isChannel))
const what = {
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  data: v.pipe(
    v.string(),
    v.check((text) => bytesOf(text) <= 10_240),
  ),
  socket_id: v.optional(v.pipe(v.string(), v.check(isSocketId))),
}
const ToOne = v.object({ ...what, channel: Channel })
const ToMany = v.object({ ...what, channels: v.pipe(v.array(Channel), v.minLength(1), v.maxLength(100)) })
const Sent = v.union([
  ToMany,
  v.pipe(
    ToOne,
    v.transform(({ channel, ...rest }) => ({ ...rest, channels: [channel] })),
  ),
])
const Batch = v.object({ batch: v.pipe(v.array(ToOne), v.minLength(1), v.maxLength(10)) })

const wrongSignature = (fault: string): Refusal => ({ status: 401, code: "wrongSignature", message: `${fault}.` })
const noSuchApp: Refusal = { status: 404, code: "noSuchApp", message: "There is no such app." }

/** The push app's HTTP API: whoever has its secret sends events to its channels. */
export const answerPushApi = (app: Hono<RequestEnv>, { announcements }: BackOffice, pushApp: PushApp): void => {
  const announce = (events: ReadonlyArray<Pushed>) =>
    announcements.announce(...events.map((pushed) => ({ type: "pushed", pushed }) as const))

  const signed =
    (take: (json: unknown) => ReadonlyArray<Pushed> | undefined) =>
    async (c: Context<RequestEnv>): Promise<Response> => {
      if (c.req.param("id") !== pushApp.id) return refuse(c, noSuchApp)
      const sent = await textBody(c)
      if (sent.refused !== undefined) return refuse(c, sent.refused)
      const call = { method: "POST", path: c.req.path, body: sent.text }
      const fault = signatureFault(pushApp, call, c.req.query(), Date.now())
      if (fault !== undefined) return refuse(c, wrongSignature(fault))
      const events = take(jsonOf(sent.text))
      if (events === undefined) return refuse(c, badRequest(""))
      announce(events)
      return c.json({})
    }

  app.post(
    "/apps/:id/events",
    signed((json) => {
      const { success, output } = v.safeParse(Sent, json)
      return success ? [pushedOf(output, output.channels)] : undefined
    }),
  )
  app.post(
    "/apps/:id/batch_events",
    signed((json) => {
      const { success, output } = v.safeParse(Batch, json)
      return success ? output.batch.map((one) => pushedOf(one, [one.channel])) : undefined
    }),
  )
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
