import { notAllowDomainText } from "@fakham/operator/wire"
/** What calls are refused with. */
export const refusalStatuses = [400, 401, 403, 404, 408, 409, 413, 415, 422, 423, 429, 500, 501, 503] as const

export type CallRefusal = {
  readonly status: (typeof refusalStatuses)[number]
  readonly code: string
  readonly message: string
  readonly data?: unknown
}

/** A refusal by the state of things: what was asked for is well formed, and cannot be. */
export const conflict = (code: string, message: string, data?: unknown): CallRefusal => ({
  status: 409,
  code,
  message,
  ...(data === undefined ? {} : { data }),
})

export const unauthorized: CallRefusal = { status: 401, code: "unauthorized", message: "Unauthorized" }
export const notFound: CallRefusal = { status: 404, code: "notFound", message: "Not Found" }
export const notAllowDomain: CallRefusal = { status: 404, code: "notAllowDomain", message: notAllowDomainText }
export const keyUsedOtherwise = conflict("keyUsedOtherwise", "This key stood for something else.")
export const belowMinimum = (min: number) => conflict("belowMinimum", "The amount is too small.", { min })
export const aboveMaximum = (max: number) => conflict("aboveMaximum", "The amount is too great.", { max })
export const transferEnded = conflict("hasEnded", "This has come to its end.")
export const payloadTooLarge: CallRefusal = {
  status: 413,
  code: "payloadTooLarge",
  message: "A request holds at most 10 MB.",
}
export const unsupportedMediaType: CallRefusal = {
  status: 415,
  code: "unsupportedMediaType",
  message: "A body is sent as application/json.",
}
export const requestTooSlow: CallRefusal = {
  status: 408,
  code: "requestTooSlow",
  message: "This request arrived too slowly.",
}
export const defaultError: CallRefusal = {
  status: 500,
  code: "defaultError",
  message: "Oops! Something went wrong. Please try again later.",
}
export const notReady: CallRefusal = { status: 503, code: "notReady", message: "The database does not answer." }
export const notWriting: CallRefusal = { ...notReady, message: "The database takes nothing more: is the disk full?" }
export const booksWrong: CallRefusal = { ...notReady, code: "booksWrong", message: "The books do not add up." }
export const deskClosed: CallRefusal = {
  status: 403,
  code: "forbidden",
  message: "The control desk is for this machine only.",
}
export const metricsClosed: CallRefusal = {
  status: 403,
  code: "forbidden",
  message: "These figures are for whoever runs the operator.",
}
export const deskLocked: CallRefusal = {
  status: 403,
  code: "forbidden",
  message: "Open the control desk by the address that was printed at the start; programs send its key as X-Desk-Key.",
}

export const tooManyRequests = (waitSeconds: number): CallRefusal => ({
  status: 429,
  code: "tooManyRequests",
  message: "Too many requests.",
  data: { waitSeconds },
})

/** The path names the field that is wrong, and is empty when the whole body is. */
export const badRequest = (path: string): CallRefusal => ({
  status: 400,
  code: "badRequest",
  message: "Bad Request",
  data: { path },
})

export const invalidLoginCredential = (attemptsLeft: number): CallRefusal => ({
  status: 422,
  code: "invalidLoginCredential",
  message: "Invalid username or password.",
  data: { attemptsLeft },
})

export const loginAttemptCountReachLimit = (unlocksInSeconds: number): CallRefusal => ({
  status: 423,
  code: "loginAttemptCountReachLimit",
  message: "Login Attempt Count Reach Limit, Please contact call center.",
  data: { unlocksInSeconds },
})
