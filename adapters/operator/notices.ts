export { httpNewsDesk, httpNotifications, httpPromotions, httpVideos } from "./http-notices.ts"
