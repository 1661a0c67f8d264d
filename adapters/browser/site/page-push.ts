import { moneyChannels, type PusherSettings } from "@fakham/operator/push"
import * as v from "valibot"
import { writtenSettings } from "./page-settings.ts"

const Push = v.object({
  push: v.optional(v.object({ key: v.string(), channel: v.picklist(moneyChannels) }), {
    key: "fakham-demo",
    channel: "{uuid}",
  }),
})

/** What the server wrote into the page about push: its app's public key, and how a player's channel is called. */
export const pagePush = (): PusherSettings => {
  const settings = writtenSettings()
  return { origin: location.origin, ...v.parse(Push, v.is(Push, settings) ? settings : {}).push }
}
