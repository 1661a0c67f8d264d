import type { PasteDraft, Pasted, PasteReview } from "@fakham/core/poy/paste"
import { Trans, useLingui } from "@lingui/react/macro"
import { useState } from "react"
import { Button } from "../../../../parts/controls/button.tsx"
import { pasteIcon } from "../../../../parts/icons/few-icons.ts"
import { editIcon } from "../../../../parts/icons/player-icons.ts"
import { NumberedLines } from "./numbered-lines.tsx"
import styles from "./pasted-text.module.css"
import type { PasteHandlers } from "./use-paste-draft.ts"

type PastedTextProps = {
  readonly idOf: (part: string) => string
  readonly draft: PasteDraft
  readonly pasted: Pasted
  readonly review: PasteReview
  readonly handlers: PasteHandlers
}

/** The text itself: a field while it is written, then its lines by number with how each was read. */
export const PastedText = ({ idOf, draft: { text, isWriting }, pasted, review, handlers }: PastedTextProps) => {
  const { t } = useLingui()
  const isBlank = text.trim() === ""
  if (!isWriting && !isBlank)
    return (
      <div className={styles.text}>
        <NumberedLines lines={pasted.lines} review={review} />
        <Button
          id={idOf("text")}
          tone="quiet"
          small
          icon={editIcon}
          onClick={() => {
            handlers.send({ type: "writing.begun" })
            handlers.focus("field")
          }}
        >
          <Trans>Edit</Trans>
        </Button>
      </div>
    )
  const take = (whole: string) => {
    handlers.send({ type: "text.pasted", text: whole })
    handlers.focus("text")
  }
  return (
    <>
      <textarea
        className={styles.field}
        id={idOf("field")}
        aria-label={t`Slip text`}
        rows={6}
        value={text}
        placeholder={"123=20x20\n45 บนล่าง 10"}
        onPaste={(event) => {
          const whole = event.clipboardData.getData("text")
          if (!isBlank || whole.trim() === "") return
          event.preventDefault()
          take(whole)
        }}
        onChange={({ target }) => handlers.send({ type: "text.typed", text: target.value })}
      />
      {isBlank ? (
        <FromClipboard onText={take} />
      ) : (
        <div className={styles.ways}>
          <Button tone="quiet" small onClick={() => handlers.send({ type: "text.typed", text: "" })}>
            <Trans>Clear</Trans>
          </Button>
          <Button
            tone="outline"
            small
            onClick={() => {
              handlers.send({ type: "writing.done" })
              handlers.focus("text")
            }}
          >
            <Trans>Done</Trans>
          </Button>
        </div>
      )}
    </>
  )
}

/** Reads what was copied, where the browser can; what to do instead when it does not. */
const FromClipboard = ({ onText }: { readonly onText: (text: string) => void }) => {
  const [came, setCame] = useState<"nothing" | "refused">()
  if (!("clipboard" in navigator && "readText" in navigator.clipboard)) return null
  const read = async () => {
    try {
      const text = await navigator.clipboard.readText()
      if (text.trim() === "") setCame("nothing")
      else onText(text)
    } catch {
      setCame("refused")
    }
  }
  return (
    <>
      <Button tone="quiet" small icon={pasteIcon} onClick={() => void read()}>
        <Trans>From clipboard</Trans>
      </Button>
      <output className={styles.came}>
        {came === "nothing" ? (
          <Trans>Clipboard is empty. Copy the text in the chat first.</Trans>
        ) : came === "refused" ? (
          <Trans>Your browser blocked pasting. Touch and hold the field above, then choose Paste.</Trans>
        ) : null}
      </output>
    </>
  )
}
