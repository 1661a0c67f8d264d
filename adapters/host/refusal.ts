/** Why this server answers in the operator's place, in the words of the operator's API. */
export type Refusal = { readonly status: 413 | 502 | 504; readonly code: string; readonly message: string }

const text = "Oops! Something went wrong. Please try again later."

export const operatorUnreachable: Refusal = { status: 502, code: "defaultError", message: text }
export const operatorTooSlow: Refusal = { status: 504, code: "defaultError", message: text }
export const payloadTooLarge: Refusal = {
  status: 413,
  code: "payloadTooLarge",
  message: "A request holds at most 10 MB.",
}

export const refusalBody = ({ code, message }: Refusal): Buffer => Buffer.from(JSON.stringify({ code, message }))
