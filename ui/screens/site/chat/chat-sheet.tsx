import { Trans, useLingui } from "@lingui/react/macro"
import { buttonClass } from "../../../parts/controls/button.tsx"
import { Sheet } from "../../../parts/sheets/sheet.tsx"
import styles from "./chat-sheet.module.css"

export type LiveChat = {
  /** The chat's own page. */
  readonly address: string
  /** Its page that may be shown in a frame. */
  readonly frame: string
}

type ChatSheetProps = { readonly chat: LiveChat; readonly onClose: () => void }

/** The vendor's page of the chat, which is told nothing of who visits; one that does not come can be opened by itself. */
export const ChatSheet = ({ chat: { address, frame }, onClose }: ChatSheetProps) => {
  const { t } = useLingui()
  return (
    <Sheet
      title={t`Chat with support`}
      onClose={onClose}
      foot={
        // What follows the links to the chat would only open it here once more.
        <a
          className={buttonClass({ tone: "outline", block: true })}
          href={address}
          target="_blank"
          rel="noreferrer"
          onClick={(event) => event.stopPropagation()}
        >
          <Trans>Open in a new tab</Trans>
        </a>
      }
    >
      <iframe
        className={styles.chat}
        src={frame}
        title={t`Chat with support`}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- its origin is never the site's own
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        referrerPolicy="no-referrer"
      />
    </Sheet>
  )
}
