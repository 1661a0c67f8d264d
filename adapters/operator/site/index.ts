export { httpMaintenanceDesk } from "./http-maintenance.ts"
export { httpNewsDesk, httpPromotions, httpVideos } from "./http-published.ts"
