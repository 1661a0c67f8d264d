export { ccuFeed } from "./ccu-feed.ts"
export type { CcuSettings } from "./ccu-line.ts"
export { moneyChannels, type PusherSettings, pusherMoney } from "./pusher-money.ts"
