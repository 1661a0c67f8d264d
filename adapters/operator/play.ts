export { httpGames } from "./http-games.ts"
export { httpPlayed, httpPlayLimits, httpReminders } from "./http-play-limits.ts"
