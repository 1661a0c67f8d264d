export { markIcon } from "./icon-mark.ts"
export { type PushPlatform, webPushDevice } from "./web-push.ts"
