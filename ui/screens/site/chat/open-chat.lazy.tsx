import { I18nProvider } from "@lingui/react"
import { createRoot } from "react-dom/client"
import { i18n } from "../../../locales/i18n.ts"
import { ChatSheet, type LiveChat } from "./chat-sheet.tsx"

/** Opens the chat over whatever page is there, in a place of its own: no page is drawn anew for it. */
export const openChat = (chat: LiveChat): void => {
  const place = document.createElement("div")
  document.body.append(place)
  const root = createRoot(place)
  const close = () => {
    root.unmount()
    place.remove()
  }
  root.render(
    <I18nProvider i18n={i18n}>
      <ChatSheet chat={chat} onClose={close} />
    </I18nProvider>,
  )
}
