import type { Book } from "../database/tables/money.ts"
import type { Leg } from "./balances.ts"

/** What a player gets, or gives where it is below nothing; the operator's own side mirrors it. */
export const entryPair = (book: Book, userUuid: string, satang: number): ReadonlyArray<Leg> => [
  { book, userUuid, satang },
  { book, userUuid: null, satang: -satang },
]
