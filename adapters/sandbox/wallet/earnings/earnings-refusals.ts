import { type CallRefusal, conflict } from "../../http/refusal.ts"

export const afCashNotEnough = conflict("afCashNotEnough", "There is less to be moved.")
export const notReached = conflict("notReached", "This is not reached yet.")
export const alreadyClaimed = conflict("alreadyClaimed", "This was paid already.")
export const noSuchAchievement: CallRefusal = { status: 404, code: "noSuchAchievement", message: "Not Found" }
