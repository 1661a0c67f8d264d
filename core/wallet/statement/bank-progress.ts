import { hour, type Instant } from "../../time/bangkok.ts"
import type { BankEntry, BankStatement } from "./statement.port.ts"

export type BankPart = keyof BankStatement

/** A deposit or a withdrawal, with the part of the statement that it stands in. */
export type BankMove = BankEntry & { readonly part: BankPart }

/** Deposits and withdrawals by how far they have come, each the latest first. */
export type BankProgress = {
  /** Money that came and does not match its deposit. */
  readonly mismatched: ReadonlyArray<BankMove>
  readonly open: ReadonlyArray<BankMove>
  readonly over: ReadonlyArray<BankMove>
}

const bankParts = ["depositFast", "depositNormal", "userWithdraw"] as const satisfies ReadonlyArray<BankPart>

const stageOf = ({ status }: BankEntry): keyof BankProgress => {
  if (status === "MISMATCH") return "mismatched"
  return status === "WAITING" ? "open" : "over"
}

export const bankProgress = (statement: BankStatement): BankProgress => {
  const moves = bankParts
    .flatMap((part) => statement[part].map((entry): BankMove => ({ ...entry, part })))
    .toSorted((one, other) => other.createdAt - one.createdAt)
  const by = Map.groupBy(moves, stageOf)
  return { mismatched: by.get("mismatched") ?? [], open: by.get("open") ?? [], over: by.get("over") ?? [] }
}

/** For how long the wallet still tells of what ended otherwise than the player wanted. */
const shownFor = 24 * hour

/** What a player has to know of: what does not match, and what expired or was rejected within a day. */
export const needsAttention = ({ mismatched, over }: BankProgress, now: Instant): ReadonlyArray<BankMove> => [
  ...mismatched,
  ...over.filter(
    ({ status, createdAt }) => (status === "EXPIRED" || status === "REJECTED") && createdAt > now - shownFor,
  ),
]
