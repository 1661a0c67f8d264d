import * as v from "valibot"
import type { PushServerSettings } from "./open-push.ts"
import type { PushApp } from "./push-app.ts"

const word = (name: string) => v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, `${name} has to be letters, digits, _ or -`))
const isOrigin = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** Whose channels are pushed to, and, where a host or a cluster is named, who keeps their connections. */
export const pushVariables = {
  PUSHER_APP_ID: v.optional(word("PUSHER_APP_ID")),
  PUSHER_KEY: v.optional(word("PUSHER_KEY")),
  PUSHER_SECRET: v.optional(v.pipe(v.string(), v.minLength(8, "PUSHER_SECRET needs at least 8 characters"))),
  PUSHER_HOST: v.optional(
    v.pipe(v.string(), v.check(isOrigin, "PUSHER_HOST has to look like https://api.push.example")),
  ),
  PUSHER_CLUSTER: v.optional(word("PUSHER_CLUSTER")),
}

type Given = { readonly [Name in keyof typeof pushVariables]?: string | undefined }

/** The app out of the environment, all of it or nothing; else an error of one line. */
export const readPushSettings = ({
  PUSHER_APP_ID: id,
  PUSHER_KEY: key,
  PUSHER_SECRET: secret,
  PUSHER_HOST: host,
  PUSHER_CLUSTER: cluster,
}: Given): PushServerSettings => {
  const app: PushApp | undefined =
    id === undefined || key === undefined || secret === undefined ? undefined : { id, key, secret }
  if (app === undefined) {
    if ([id, key, secret, host, cluster].some((given) => given !== undefined))
      throw new Error("PUSHER_APP_ID, PUSHER_KEY and PUSHER_SECRET belong together: set all of them, or none.")
    return {}
  }
  const origin = host === undefined ? cluster && `https://api-${cluster}.pusher.com` : new URL(host).origin
  return origin === undefined ? { app } : { app, by: { origin } }
}
