import { type NotificationKind, notificationKinds } from "@fakham/core/notifications"
import type { Within } from "../database/tables.ts"

/** What happens to the account itself is always sent: whoever has stolen a session could switch it off. */
type SwitchedKind = Exclude<NotificationKind, "account">
const isSwitched = (kind: NotificationKind): kind is SwitchedKind => kind !== "account"

/** What whoever has switched nothing is sent: what is theirs, no advertising, and no call to bet. */
const usual: Readonly<Record<SwitchedKind, boolean>> = {
  results: true,
  credited: true,
  paidOut: true,
  closing: false,
  news: false,
}

export const kindsOf = async (
  within: Within,
  uuid: string,
): Promise<ReadonlyArray<{ readonly kind: NotificationKind; readonly isOn: boolean }>> => {
  const rows = await within.selectFrom("notification_kinds").selectAll().where("user_uuid", "=", uuid).execute()
  return notificationKinds.filter(isSwitched).map((kind) => {
    const switched = rows.find((row) => row.kind === kind)
    return { kind, isOn: switched === undefined ? usual[kind] : switched.is_on === 1 }
  })
}

export const switchKind = async (
  within: Within,
  uuid: string,
  kind: NotificationKind,
  isOn: boolean,
): Promise<void> => {
  const is_on = isOn ? 1 : 0
  await within
    .insertInto("notification_kinds")
    .values({ user_uuid: uuid, kind, is_on })
    .onConflict((conflict) => conflict.columns(["user_uuid", "kind"]).doUpdateSet({ is_on }))
    .execute()
}
