import type { ReactNode } from "react"
import { Button } from "./button.tsx"
import styles from "./last-yes-sheet.module.css"
import { Sheet } from "./sheet.tsx"

type LastYesSheetProps = {
  readonly title: string
  /** What goes for good. */
  readonly children: ReactNode
  readonly yes: ReactNode
  readonly no: ReactNode
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Asks once more before something goes that cannot be brought back; whatever closes the sheet keeps it. */
export const LastYesSheet = ({ title, children, yes, no, onYes, onNo }: LastYesSheetProps) => (
  <Sheet
    title={title}
    kind="auto"
    onClose={onNo}
    foot={
      <div className={styles.acts}>
        <Button tone="danger" onClick={onYes}>
          {yes}
        </Button>
        <Button tone="quiet" onClick={onNo}>
          {no}
        </Button>
      </div>
    }
  >
    {children}
  </Sheet>
)
