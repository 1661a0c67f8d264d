import type { Refusal } from "../refusals.ts"

type Told = Refusal & { readonly code: string }

const no = (code: string, message: string, data?: unknown): Told => ({
  status: 409,
  code,
  message,
  ...(data === undefined ? {} : { data }),
})

export const change = (rates: ReadonlyArray<{ option: string; number: string; multiply: number }>) =>
  no("CHANGE", "Rates have changed.", { rates })
export const minMax = (limits: ReadonlyArray<{ option: string; min: number; max: number }>) =>
  no("MINMAX", "A price is outside its limits.", { limits })
export const maxBetUser = (numbers: ReadonlyArray<{ option?: string; number: string; left: number }>) =>
  no("MAXBETUSER", "A number has reached what one member may stake.", { numbers })
export const limitNumber = (numbers: ReadonlyArray<{ option?: string; number: string; left?: number }>) =>
  no("LIMIT_NUMBER", "A number is limited.", { numbers })
export const closeNumber = (numbers: ReadonlyArray<{ option?: string; number: string }>) =>
  no("CLOSE_NUMBER", "A number is closed.", { numbers })
export const timeOut = no("TIME_OUT", "The round takes no more bets.")
export const balanceNotEnough = (balance: number) => no("BALANCE_NOT_ENOUGH", "The balance is not enough.", { balance })

/** What is told of an order that was none, when it is asked for by its key. */
export const failed = no("ERROR", "The slip was not taken.")

export const abortTooLate = no("ABORT_TOO_LATE", "It is too late to cancel this slip.")
export const abortTooMany = no("ABORT_TOO_MANY", "No more slips can be cancelled today.")
export const alreadyEnded = (status: string) => no("ALREADY_ENDED", "This slip has ended.", { status })
export const noSuchKey: Refusal = { status: 404, code: "noSuchKey", message: "Not Found" }
