import { type PasteDraft, textAsMended } from "@fakham/core/poy/paste"
import { Trans, useLingui } from "@lingui/react/macro"
import { type KeyboardEvent, useDeferredValue, useMemo } from "react"
import { Button } from "../../../../parts/controls/button.tsx"
import styles from "./mend-line.module.css"
import { MendedAs } from "./mended-as.tsx"
import type { PasteHandlers } from "./use-paste-draft.ts"

type MendLineProps = {
  readonly draft: PasteDraft
  readonly handlers: PasteHandlers
  readonly onSkip: () => void
}

/** A line is written anew in its place; what it would be read as stands below it before it is taken. */
export const MendLine = ({ draft, handlers, onSkip }: MendLineProps) => {
  const { t } = useLingui()
  const { mending, secondPrice } = draft
  const text = useDeferredValue(textAsMended(draft))
  const { read } = handlers
  const pasted = useMemo(() => read(text, { secondPrice }), [read, text, secondPrice])
  if (mending === undefined) return null
  const { at } = mending
  const row = at + 1
  const line = pasted.lines.find((one) => one.at === at)
  const isCurrent = line?.text === mending.text
  const mayTake = isCurrent && line.as !== "notRead" && text !== draft.text
  const leave = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return
    event.preventDefault()
    handlers.leaveMending(at)
  }
  return (
    <form
      className={styles.mend}
      onSubmit={(event) => {
        event.preventDefault()
        if (mayTake) handlers.takeMended(at)
      }}
    >
      <div className={styles.box}>
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the player has just pressed the button that opens it
          autoFocus
          value={mending.text}
          aria-label={t`Edit line ${row}`}
          autoComplete="off"
          enterKeyHint="done"
          onKeyDown={leave}
          onChange={({ target }) => handlers.send({ type: "line.mended", at, text: target.value })}
        />
        <Button tone="quiet" small onClick={onSkip}>
          <Trans>Skip</Trans>
        </Button>
      </div>
      <div className={styles.now}>
        <output>{line === undefined ? null : <MendedAs line={line} />}</output>
        <Button tone="quiet" small onClick={() => handlers.leaveMending(at)}>
          <Trans>Don't change</Trans>
        </Button>
        <Button tone="outline" small type="submit" blocked={!mayTake}>
          <Trans>Save this line</Trans>
        </Button>
      </div>
    </form>
  )
}
