export { ccuFeed } from "./ccu-feed.ts"
export type { CcuSettings } from "./ccu-line.ts"
export { pagePush } from "./page-push.ts"
export { moneyChannels, type PusherSettings, pusherMoney } from "./pusher-money.ts"
