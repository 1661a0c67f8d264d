import type { World } from "./world.ts"

const drifted = `select user_uuid from (
  select user_uuid, book, satang from balances
  union all select user_uuid, book, -satang from ledger_entries where user_uuid is not null
) group by user_uuid, book having sum(satang) <> 0`
const made = "select sum(satang) from ledger_entries having sum(satang) <> 0"
const late = `select poys.id from poys join rounds on rounds.bet_id = poys.bet_id where created_at > closes_at`

/** Looks at the ledger whenever something was written: balances are the sums of their entries, and no money is made. */
export const watchTheBooks = (world: World): void => {
  let looked = -1
  world.watch(() => {
    const written = world.operator.writings()
    if (looked === written) return
    looked = written
    if (world.operator.look(drifted).length > 0) world.fail("a balance is not the sum of its entries")
    if (world.operator.look(made).length > 0) world.fail("money was made")
    if (world.operator.look(late).length > 0) world.fail("a slip was accepted after the close")
  })
}

/** A round takes every bet up to its last millisecond, and none after it. */
export const watchTheClose = (world: World, closesAfter: number): void => {
  let looked = 0
  world.watch(() => {
    for (; looked < world.answers.length; looked++) {
      const { at, path, body } = world.answers[looked] ?? { at: 0, path: "", body: "" }
      if (path.endsWith(".create") && body.includes('"TIME_OUT"') && at <= closesAfter)
        world.fail(`a bet was refused as late ${closesAfter - at} ms before the close`)
    }
  })
}

/** The whole of the books, once everything is done. */
export const auditTheBooks = async (world: World): Promise<void> => {
  const {
    movements: _,
    slips: __,
    slipsWaitingForLong: ___,
    depositsCredited: ____,
    withdrawals: _____,
    gameRounds: ______,
    ...wrong
  } = await world.operator.books()
  if (Object.values(wrong).some((count) => count !== 0)) world.fail(`the books are wrong: ${JSON.stringify(wrong)}`)
}
