import { about } from "@fakham/adapters/environment"
import * as v from "valibot"
import type { PushServerSettings } from "./open-push.ts"
import { type PlayersChannel, type PushApp, playersChannels } from "./push-app.ts"

const word = (name: string) => v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, `${name} has to be letters, digits, _ or -`))
const isOrigin = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** Whose channels are pushed to, and, where a host or a cluster is named, who keeps their connections. */
export const pushVariables = {
  PUSHER_APP_ID: v.pipe(
    v.optional(word("PUSHER_APP_ID")),
    about("the app at a push server; with `PUSHER_KEY` and `PUSHER_SECRET`, all or none", "12345"),
  ),
  PUSHER_KEY: v.pipe(
    v.optional(word("PUSHER_KEY")),
    about("the app's public key; the host is told the same one", "a1b2c3", "the demo's app"),
  ),
  PUSHER_SECRET: v.pipe(
    v.optional(v.pipe(v.string(), v.minLength(8, "PUSHER_SECRET needs at least 8 characters"))),
    about("the app's secret, at least 8 characters", "secret-of-12345"),
  ),
  PUSHER_HOST: v.pipe(
    v.optional(v.pipe(v.string(), v.check(isOrigin, "PUSHER_HOST has to look like https://api.push.example"))),
    about("publishes there instead of keeping the connections itself", "https://api.push.example"),
  ),
  PUSHER_CLUSTER: v.pipe(
    v.optional(word("PUSHER_CLUSTER")),
    about("publishes at that cluster of Pusher, where no `PUSHER_HOST` is named", "ap1"),
  ),
  PUSHER_CHANNEL: v.pipe(
    v.optional(v.picklist(playersChannels, `PUSHER_CHANNEL has to be ${playersChannels.join(" or ")}`), "{uuid}"),
    about(
      "on which channel of a player the balance is told: `private-{uuid}` alone, which the stand-in opens for that player, or the open `{uuid}` as well, where whoever knows the uuid can listen. `npm start` has the private one when nothing is said",
      "private-{uuid}",
    ),
  ),
}

type Given = { readonly [Name in Exclude<keyof typeof pushVariables, "PUSHER_CHANNEL">]?: string | undefined } & {
  readonly PUSHER_CHANNEL: PlayersChannel
}

/** The app out of the environment, all of it or nothing; else an error of one line. */
export const readPushSettings = ({
  PUSHER_APP_ID: id,
  PUSHER_KEY: key,
  PUSHER_SECRET: secret,
  PUSHER_HOST: host,
  PUSHER_CLUSTER: cluster,
  PUSHER_CHANNEL: channel,
}: Given): PushServerSettings => {
  const app: PushApp | undefined =
    id === undefined || key === undefined || secret === undefined ? undefined : { id, key, secret }
  if (app === undefined) {
    if ([id, key, secret, host, cluster].some((given) => given !== undefined))
      throw new Error("PUSHER_APP_ID, PUSHER_KEY and PUSHER_SECRET belong together: set all of them, or none.")
    return { channel }
  }
  const origin = host === undefined ? cluster && `https://api-${cluster}.pusher.com` : new URL(host).origin
  return origin === undefined ? { app, channel } : { app, by: { origin }, channel }
}
