import * as v from "valibot"
import { isDecidedRefusal } from "./refusal.ts"
import { notServed, supportedCalls } from "./supported-calls.ts"
import { type Call, RefusalBody, type Schema } from "./wire/index.ts"

/** Whether an answer to a call of ours shows that the operator has it: a yes to it, or a no of the operator's own. */
export const showsCall = (
  call: Pick<Call<Schema, Schema>, "path" | "origin">,
  status: number,
  body: unknown,
): boolean => {
  const code = v.is(RefusalBody, body) ? (body.code ?? undefined) : undefined
  const isAnswered = status < 300 || isDecidedRefusal({ status, isJson: typeof body === "object" && body !== null })
  return isAnswered && supportedCalls().onAnswer(call, status, code) !== notServed
}
