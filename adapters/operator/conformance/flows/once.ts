import { poysAbort, poysByKey } from "../../wire/index.ts"
import type { VisitPart } from "../checks.ts"
import { isCallMissing } from "../checks.ts"
import { balanceNow, findOpenRound } from "./open-round.ts"

/** What a key promises: one slip and one debit, however often and whenever it is sent. */
export const playExactlyOnce = async (flow: VisitPart): Promise<void> => {
  const { ask, take, takeAnswer, refuse, check, leave, newKey } = flow
  const probe = await ask(poysByKey, { key: newKey() })
  if (isCallMissing(probe)) leave("a key is one slip", "the operator keeps no keys", probe)
  await refuse("a key that was never sent is not known", poysByKey, { key: newKey() })
  const { round, create, lineOf } = await findOpenRound(flow)
  const order = { betId: round.betId, poy: [lineOf(2)] }
  const key = newKey()

  const before = await balanceNow(flow)
  const first = await takeAnswer("a slip is taken under a key", create, order, { key })
  const after = await balanceNow(flow)
  const again = await takeAnswer("the same slip is answered under the same key", create, order, { key })
  check(
    "a key is one slip",
    again.data?.id === first.data?.id,
    again.answer,
    `${first.data?.id}, then ${again.data?.id}`,
  )
  const twice = await balanceNow(flow)
  check("a key is one debit", twice === after, again.answer, `${after - twice} satang were taken once more`)
  const found = await take("a slip is found by its key", poysByKey, { key })
  check("the slip of a key is the one that was answered", found.id === first.data?.id, again.answer, found.id)
  await refuse("a key that stood for a slip stands for no other", create, { ...order, poy: [lineOf(3)] }, { key })
  check("another slip under the same key costs nothing", (await balanceNow(flow)) === after, again.answer, "it did")

  const shared = newKey()
  const [left, right] = await Promise.all([
    ask(create, { ...order, poy: [lineOf(4)] }, { key: shared }),
    ask(create, { ...order, poy: [lineOf(4)] }, { key: shared }),
  ])
  const price = before - after
  const both = await balanceNow(flow)
  check(
    "two of one key at one moment are one debit",
    after - both === price,
    right,
    `${after - both} satang, not ${price}`,
  )
  const slip = await take("the slip of two of one key is told", poysByKey, { key: shared })
  const ids = [left, right].flatMap(({ status, body }) => (status < 300 ? [String(Object(Object(body).data).id)] : []))
  check(
    "two of one key at one moment are one slip",
    ids.length > 0 && ids.every((id) => id === slip.id),
    right,
    ids.join(", "),
  )
  for (const id of [found.id, slip.id]) {
    const { cancelUntil = 0 } = slip
    if (cancelUntil > flow.visit.line.now()) await ask(poysAbort, { id }, { key: newKey() })
  }
}
