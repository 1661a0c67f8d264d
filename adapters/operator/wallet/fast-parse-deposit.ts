import type { Satang } from "@fakham/core/money"
import { depositMethods } from "@fakham/core/wallet"
import { fastParseSatang } from "../fast-parse-satang.ts"

/** What has to be transferred, and until when, for a deposit that still waits for its money. */
export type FastParsedDeposit = {
  readonly id: string
  readonly method: string
  /** To the satang. */
  readonly prepareAmount: Satang
  /** Where the operator tells. */
  readonly expiresAt: number | undefined
}

/** A deposit whose money was not found yet, as operators usually write it; nothing where it is written in another way. */
export const fastParseDeposit = (row: unknown): FastParsedDeposit | undefined => {
  if (typeof row !== "object" || row === null) return undefined
  const { id, method, status, prepareAmount, referTransferId, expiresAt }: Readonly<Record<string, unknown>> = {
    ...row,
  }
  if (typeof id !== "string" || id === "" || id.length > 128 || !isMethod(method)) return undefined
  if (status !== "WAITING" || !isNothing(referTransferId) || !(isNothing(expiresAt) || isSeconds(expiresAt)))
    return undefined
  // An amount that had to be cut would not be found.
  const satang = exact.test(String(prepareAmount)) ? fastParseSatang(prepareAmount) : undefined
  if (satang === undefined) return undefined
  return {
    id,
    method,
    prepareAmount: satang,
    expiresAt: isNothing(expiresAt) ? undefined : Math.round(expiresAt * 1_000),
  }
}

const isMethod = (value: unknown): value is string => depositMethods.some((method) => method === value)

const exact = /^\d{1,9}(?:\.\d{1,2})?$/

const isNothing = (value: unknown): value is null | undefined => value === null || value === undefined

/** Greater ones may be milliseconds. */
const mostSeconds = 10_000_000_000
const isSeconds = (value: unknown): value is number => typeof value === "number" && value >= 0 && value <= mostSeconds
