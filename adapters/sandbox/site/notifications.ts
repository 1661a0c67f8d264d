import type { Encoded, notificationsAll } from "@fakham/adapters/operator/wire"
import { bahtOfSatang } from "@fakham/core"
import { nothing, type Satang } from "@fakham/core/money"
import { hour } from "@fakham/core/time"
import type { Within } from "../database/tables.ts"
import { abortKind, winKinds } from "../ledger/bet-kinds.ts"
import { depositKinds } from "../ledger/deposit-kinds.ts"
import { createdAt } from "../time/written-time.ts"

const keptFor = 30 * 24 * hour
const most = 50

const deposited = { title: "ฝากเงินสำเร็จ", said: "เงินฝากเข้ากระเป๋าแล้ว" }
const won = { title: "โพยถูกรางวัล", said: "ถูกรางวัล" }

/** What players are told of, by the kind of the entry that brought it. */
const texts: Readonly<Record<string, { readonly title: string; readonly said: string }>> = {
  ...Object.fromEntries(depositKinds.map((kind) => [kind, deposited])),
  ...Object.fromEntries(winKinds.map((kind) => [kind, won])),
  YING_WIN: { title: "ได้รางวัลยิงเลข", said: "รางวัลอันดับยิงเลขเข้ากระเป๋าแล้ว" },
  [abortKind]: { title: "คืนเงินโพย", said: "คืนเงินเข้ากระเป๋าแล้ว" },
  ACHIVEMENT_ADDMONEY: { title: "ได้รับรางวัลภารกิจ", said: "รางวัลเข้ากระเป๋าแล้ว" },
}

const money = (amount: Satang) => bahtOfSatang(amount).toLocaleString("en", { minimumFractionDigits: 2 })

/** The number of a slip stands in the key of the entry that ended it. */
const slipOf = (key: string) => (key.startsWith("end:") ? `โพย ${key.slice("end:".length)} ` : "")

/**
 * What came to a player lately, newest first: read from the ledger, so that no message is ever missing, or tells of what
 * did not happen.
 */
export const notificationsOf = async (
  within: Within,
  uuid: string,
  now: number,
): Promise<Encoded<typeof notificationsAll>> => {
  const entries = await within
    .selectFrom("ledger_entries")
    .select(["id", "kind", "idempotency_key", "satang", "at"])
    .where("user_uuid", "=", uuid)
    .where("book", "=", "cash")
    .where("at", ">=", now - keptFor)
    .where("satang", ">", nothing)
    .where("kind", "in", Object.keys(texts))
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute()
  return entries.flatMap(({ id, kind, idempotency_key, satang, at }) => {
    const words = texts[kind]
    return words === undefined
      ? []
      : [
          {
            id,
            title: words.title,
            text: `${slipOf(idempotency_key)}${words.said} ${money(satang)} บาท`,
            createdAt: createdAt(at),
          },
        ]
  })
}
