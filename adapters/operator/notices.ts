export { httpMaintenanceDesk } from "./http-maintenance.ts"
export { httpNewsDesk, httpNotifications, httpPromotions, httpVideos } from "./http-notices.ts"
