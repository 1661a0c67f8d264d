import { betGroups, isShotGroup } from "@fakham/core/lotto"
import { baht, type Satang } from "@fakham/core/money"
import type { Within } from "../../database/tables.ts"
import { winKinds } from "../../ledger/bet-kinds.ts"
import { depositKinds } from "../../ledger/deposit-kinds.ts"
import { settledStakes } from "../../ledger/settled-stakes.ts"
import type { goalWords } from "./goal-words.ts"

/** Something to be done, what it pays, and how far a player has come with it. */
export type Goal = {
  readonly id: keyof typeof goalWords
  readonly goal: number
  readonly reward: Satang
  readonly reached: (within: Within, uuid: string) => Promise<number>
}

/** What the sandbox pays players for. */
export const goals: ReadonlyArray<Goal> = [
  {
    id: "first-deposit",
    goal: 1,
    reward: baht(10),
    reached: (within, uuid) => entries(within, uuid, depositKinds),
  },
  {
    id: "ten-yeekee-rounds",
    goal: 10,
    reward: baht(20),
    reached: async (within, uuid) => {
      const rounds = await within
        .selectFrom("poys")
        .innerJoin("rounds", "rounds.bet_id", "poys.bet_id")
        .select("poys.bet_id")
        .distinct()
        .where("poys.user_uuid", "=", uuid)
        .where("poys.status", "in", ["WON", "LOST"])
        .where("rounds.bet_group", "in", betGroups.filter(isShotGroup))
        .execute()
      return rounds.length
    },
  },
  {
    id: "staked-ten-thousand",
    goal: 10_000,
    reward: baht(50),
    reached: async (within, uuid) => Math.floor((await settledStakes(within, uuid)) / 100),
  },
  {
    id: "first-win",
    goal: 1,
    reward: baht(5),
    reached: (within, uuid) => entries(within, uuid, winKinds),
  },
  {
    id: "three-friends",
    goal: 3,
    reward: baht(30),
    reached: async (within, uuid) => {
      const friends = await within.selectFrom("referrals").select("member_uuid").where("by_uuid", "=", uuid).execute()
      return friends.length
    },
  },
]

const entries = async (within: Within, uuid: string, kinds: ReadonlyArray<string>): Promise<number> => {
  const { count } = await within
    .selectFrom("ledger_entries")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("user_uuid", "=", uuid)
    .where("book", "=", "cash")
    .where("kind", "in", kinds)
    .executeTakeFirstOrThrow()
  return count
}
