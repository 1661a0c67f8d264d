import { createHmac, timingSafeEqual } from "node:crypto"

/** Whose channels these are: an app of the Pusher protocol. Its key is public, its secret is not. */
export type PushApp = { readonly id: string; readonly key: string; readonly secret: string }

/** Pusher Channels, or any server that understands its HTTP API, that keeps the connections instead of this process. */
export type PushedBy = { readonly origin: string }

export const standardPushApp = { id: "fakham-demo", key: "fakham-demo" }

export const signatureOf = ({ secret }: PushApp, text: string): string =>
  createHmac("sha256", secret).update(text).digest("hex")

export const isSignatureOf = (app: PushApp, text: string, signature: string): boolean => {
  const [right, given] = [Buffer.from(signatureOf(app, text)), Buffer.from(signature)]
  return right.length === given.length && timingSafeEqual(right, given)
}

/** What lets one connection into one private channel. */
export const channelAuth = (app: PushApp, socketId: string, channel: string): string =>
  `${app.key}:${signatureOf(app, `${socketId}:${channel}`)}`

export const isSocketId = (text: string): boolean => /^\d{1,20}\.\d{1,20}$/.test(text)
const isChannel = (text: string): boolean => /^[\w\-=@,.;]{1,200}$/.test(text)
/** Of the kinds of channels that the protocol knows, presence and encrypted ones are not served. */
export const isServedChannel = (text: string): boolean =>
  isChannel(text) && !text.startsWith("presence-") && !text.startsWith("private-encrypted-")
/** How players' channels may be called. */
export const playersChannels = ["{uuid}", "private-{uuid}"] as const
export type PlayersChannel = (typeof playersChannels)[number]
export const privateChannelOf = (uuid: string): string => `private-${uuid}`
/** Where a player's balance is told; the private channel is followed by whoever asks for it in either case. */
export const moneyChannelsOf = (uuid: string, channel: PlayersChannel): ReadonlyArray<string> =>
  channel === "{uuid}" ? [uuid, privateChannelOf(uuid)] : [privateChannelOf(uuid)]
export const isPrivate = (channel: string): boolean => channel.startsWith("private-")
