import { type CallRefusal, conflict } from "../../http/refusal.ts"

export const allTaken = conflict(
  "allTaken",
  "This account takes no more deposits now: choose another one, or wait a little.",
)
export const tooManyOpen = conflict(
  "tooManyOpen",
  "Too many deposits wait already: finish one of them, or call one off.",
)
export const tooManyToday = conflict("tooManyToday", "Too many transfers were reported today: go on tomorrow.")
export const notOffered = conflict("notOffered", "This way to bring money in is closed now.")
export const noSuchDeposit: CallRefusal = { status: 404, code: "noSuchDeposit", message: "Not Found" }
