import type { Satang } from "@fakham/core"
import type { User } from "../accounts/sessions.ts"
import type { Within } from "../database/tables.ts"
import type { Refusal } from "../refusals.ts"

/** What a player's own limits say to a deposit, asked before it is opened; nobody can set any yet. */
export const mayDeposit = (_within: Within, _user: User, _amount: Satang, _now: number): Promise<Refusal | undefined> =>
  Promise.resolve(undefined)
