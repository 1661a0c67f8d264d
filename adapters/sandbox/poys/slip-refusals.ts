import { type CallRefusal, conflict } from "../http/refusal.ts"

export const change = (rates: ReadonlyArray<{ option: string; number: string; multiply: number }>) =>
  conflict("CHANGE", "Rates have changed.", { rates })
export const minMax = (limits: ReadonlyArray<{ option: string; min: number; max: number }>) =>
  conflict("MINMAX", "A price is outside its limits.", { limits })
export const maxBetUser = (numbers: ReadonlyArray<{ option?: string; number: string; left: number }>) =>
  conflict("MAXBETUSER", "A number has reached what one member may stake.", { numbers })
export const limitNumber = (numbers: ReadonlyArray<{ option?: string; number: string; left?: number }>) =>
  conflict("LIMIT_NUMBER", "A number is limited.", { numbers })
export const closeNumber = (numbers: ReadonlyArray<{ option?: string; number: string }>) =>
  conflict("CLOSE_NUMBER", "A number is closed.", { numbers })
export const timeOut = conflict("TIME_OUT", "The round takes no more bets.")
export const balanceNotEnough = (balance: number) =>
  conflict("BALANCE_NOT_ENOUGH", "The balance is not enough.", { balance })

/** What is told of an order that was none, when it is asked for by its key. */
export const failed = conflict("ERROR", "The slip was not taken.")

export const cancelTooLate = conflict("ABORT_TOO_LATE", "It is too late to cancel this slip.")
export const cancelTooMany = conflict("ABORT_TOO_MANY", "No more slips can be cancelled today.")
export const alreadyEnded = (status: string) => conflict("ALREADY_ENDED", "This slip has ended.", { status })
export const noSuchKey: CallRefusal = { status: 404, code: "noSuchKey", message: "Not Found" }
