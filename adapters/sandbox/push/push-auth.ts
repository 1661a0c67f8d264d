import { defaultLocale } from "@fakham/core/language"
import { pushAuth } from "@fakham/operator/wire"
import type { Hono } from "hono"
import * as v from "valibot"
import { authenticated } from "../accounts/sessions.ts"
import { type Ask, answerCall, bearerToken, userDeviceOf } from "../http/answer.ts"
import { isStorable, textBody } from "../http/body.ts"
import { badRequest, type CallRefusal } from "../http/refusal.ts"
import { refuse } from "../http/reply.ts"
import type { RequestEnv } from "../http/requests.ts"
import type { Internals } from "../internals/internals.ts"
import { channelAuth, isSocketId, type PushApp, privateChannelOf } from "./push-app.ts"

const notYours: CallRefusal = { status: 403, code: "channelNotYours", message: "This channel is somebody else's." }

/** Lets a player's connection into the player's own private channel, and into no other. */
export const answerPushAuth = (app: Hono<RequestEnv>, internals: Internals, pushApp: PushApp): void => {
  const authorize = authenticated(internals, pushAuth, async ({ uuid }, { input: { socket_id, channel_name } }) => {
    if (!isSocketId(socket_id)) return { refused: badRequest("socket_id") }
    return channel_name === privateChannelOf(uuid)
      ? { data: { auth: channelAuth(pushApp, socket_id, channel_name) } }
      : { refused: notYours }
  })

  // As pusher-js asks when nobody tells it otherwise: a form, answered by the bare authorization.
  app.post(pushAuth.path, async (c, next) => {
    if (!c.req.header("content-type")?.startsWith("application/x-www-form-urlencoded")) return next()
    const sent = await textBody(c)
    if (sent.refused !== undefined) return refuse(c, sent.refused)
    const form = Object.fromEntries(new URLSearchParams(sent.text))
    const input = v.safeParse(pushAuth.input, form)
    if (!input.success || !Object.values(form).every(isStorable)) return refuse(c, badRequest(""))
    const ask: Omit<Ask<typeof pushAuth>, "input"> = {
      token: bearerToken(c),
      key: undefined,
      clientNetwork: c.get("clientNetwork"),
      newcomerWait: () => 0,
      isOf: ({ uuid }) => c.set("uuid", uuid),
      userDevice: userDeviceOf(c),
      site: "",
      locale: defaultLocale,
    }
    const answered = await authorize({ ...ask, input: input.output })
    return answered.refused === undefined ? c.json(answered.data) : refuse(c, answered.refused)
  })

  answerCall(app, pushAuth, authorize)
}
