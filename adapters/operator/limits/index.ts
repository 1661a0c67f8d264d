export { httpPlayed, httpPlayLimits, httpReminders, readPlayLimits } from "./http-play-limits.ts"
