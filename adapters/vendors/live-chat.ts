import * as v from "valibot"
import { writtenSettings } from "../browser/site/page-settings.ts"

const Settings = v.object({ liveChatUrl: v.pipe(v.string(), v.minLength(1)), chatFrame: v.string() })

type LiveChat = {
  /** The chat's own page, which links lead to. */
  readonly address: string
  /** Its page that may be shown in a frame. */
  readonly frame: string
}

/** The live chat as the server wrote it into the page; nothing where it may not be shown in place. */
export const pageLiveChat = (): LiveChat | undefined => {
  const settings = writtenSettings()
  return v.is(Settings, settings) ? { address: settings.liveChatUrl, frame: settings.chatFrame } : undefined
}

/** A link to the chat that is tapped plainly opens it in place; any other tap on it, and any other link, is the browser's. */
export const openChatLinks = (
  { address }: Pick<LiveChat, "address">,
  open: () => void,
  page: Pick<Document, "addEventListener"> = document,
): void =>
  page.addEventListener("click", (event) => {
    const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey, target } = event
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null
    if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return
    if (link === null || link.href !== new URL(address).href) return
    event.preventDefault()
    open()
  })
