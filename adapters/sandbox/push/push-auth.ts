import { pushAuth } from "@fakham/adapters/operator/wire"
import type { Hono } from "hono"
import { authenticated } from "../accounts/sessions.ts"
import type { BackOffice } from "../back-office/back-office.ts"
import { answer } from "../http/answer.ts"
import { badRequest, type Refusal } from "../http/refusals.ts"
import type { RequestEnv } from "../http/requests.ts"
import { channelAuth, isSocketId, type PushApp } from "./push-app.ts"

const notYours: Refusal = { status: 403, code: "channelNotYours", message: "This channel is somebody else's." }

/** Lets a player's connection into the player's own private channel, and into no other. */
export const answerPushAuth = (app: Hono<RequestEnv>, office: BackOffice, pushApp: PushApp): void =>
  answer(
    app,
    pushAuth,
    authenticated(office, pushAuth, async ({ uuid }, { input: { socket_id, channel_name } }) => {
      if (!isSocketId(socket_id)) return { refused: badRequest("socket_id") }
      return channel_name === `private-${uuid}`
        ? { data: { auth: channelAuth(pushApp, socket_id, channel_name) } }
        : { refused: notYours }
    }),
  )
