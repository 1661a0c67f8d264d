import { randomUUID } from "node:crypto"
import type { AccountEventsTable } from "../database/tables/notifications.ts"
import type { Within } from "../database/tables.ts"
import { accountMessage } from "./account-words.ts"

/** What was done with an account that its owner alone should do. */
export type AccountEvent = Omit<AccountEventsTable, "user_uuid">

type Owner = { readonly uuid: string; readonly phone_number: string }

/** Writes it down for the player's messages, and sends it to the phone that they had before. */
export const notifyOwner = async (
  within: Within,
  { uuid, phone_number }: Owner,
  { type, detail }: Pick<AccountEvent, "type" | "detail">,
  at: number,
): Promise<void> => {
  const event = { id: randomUUID(), type, detail, at }
  await within
    .insertInto("account_events")
    .values({ ...event, user_uuid: uuid })
    .execute()
  if (phone_number === "") return
  const { title, text } = accountMessage(event, "th")
  await within
    .insertInto("outbox")
    .values({ id: randomUUID(), recipient: phone_number, text: `${title}: ${text}`, at })
    .execute()
}

/** The latest of them since a moment. */
export const accountEventsOf = async (
  within: Within,
  uuid: string,
  since: number,
  most: number,
): Promise<ReadonlyArray<AccountEvent>> => {
  const rows = await within
    .selectFrom("account_events")
    .select(["id", "type", "detail", "at"])
    .where("user_uuid", "=", uuid)
    .where("at", ">=", since)
    .orderBy("at", "desc")
    .orderBy("id")
    .limit(most)
    .execute()
  return rows.map((row) => ({ ...row, id: `account:${row.id}` }))
}
