import {
  notificationsAll,
  notificationsRead,
  notificationsSettings,
  notificationsSettingsSave,
  notificationsUnread,
} from "../../wire/index.ts"
import type { VisitPart } from "../checks.ts"

/** The player's messages, how many of them are unread, and what the player is sent; all stays as it is. */
export const playMessages = async ({ take, takeAnswer, check }: VisitPart): Promise<void> => {
  const { data: all, answer } = await takeAnswer("messages are told", notificationsAll, {})
  const unread = await takeAnswer("it is told how many are unread", notificationsUnread, {})
  const marked = all.filter(({ isRead }) => !isRead).length
  check(
    "as many are unread as the list marks",
    unread.data.count === marked,
    unread.answer,
    `${unread.data.count}, not ${marked}`,
  )
  const sorted = all.every(({ createdAt }, at) => at === 0 || createdAt <= (all[at - 1]?.createdAt ?? createdAt))
  check("the newest message comes first", sorted, answer, "it does not")
  const read = await take("nothing is marked as read where nothing is named", notificationsRead, { ids: [] })
  check("what nobody read stays unread", read.count === unread.data.count, unread.answer, `${read.count}`)
  const { kinds } = await take("it is told what the player is sent", notificationsSettings, {})
  const [first] = kinds
  if (first === undefined) return
  const saved = await takeAnswer("what the player is sent is kept", notificationsSettingsSave, first)
  const setting = saved.data.kinds.find(({ kind }) => kind === first.kind)
  check("what was kept is told", setting?.isOn === first.isOn, saved.answer, `${setting?.isOn}`)
}
