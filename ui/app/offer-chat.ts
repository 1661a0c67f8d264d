import { followChatLinks, pageLiveChat } from "@fakham/adapters/vendors/live-chat"
import { addWords, player } from "../locales/i18n.ts"

/** Has links to the live chat open it in place, where the site has one that may be framed; else they lead there. */
export const offerChat = (): void => {
  const chat = pageLiveChat()
  if (chat === undefined) return
  followChatLinks(chat, () => {
    Promise.all([import("../screens/site/chat/open-chat.tsx"), addWords(player)]).then(
      ([{ openChat }]) => openChat(chat),
      () => window.open(chat.address, "_blank", "noopener,noreferrer"),
    )
  })
}
