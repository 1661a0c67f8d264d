import type { ReactNode } from "react"
import { Button } from "../controls/button.tsx"
import styles from "./last-yes-sheet.module.css"
import { Sheet } from "./sheet.tsx"

type LastYesSheetProps = {
  readonly title: string
  /** What goes for good. */
  readonly children: ReactNode
  readonly yes: ReactNode
  readonly no: ReactNode
  /** What stands against the yes just now; it is off meanwhile. */
  readonly against?: ReactNode
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Asks once more before something goes that cannot be brought back; whatever closes the sheet keeps it. */
export const LastYesSheet = ({ title, children, yes, no, against, onYes, onNo }: LastYesSheetProps) => (
  <Sheet
    title={title}
    kind="auto"
    onClose={onNo}
    foot={
      <>
        {against}
        <div className={styles.acts}>
          <Button tone="danger" blocked={against !== undefined} onClick={onYes}>
            {yes}
          </Button>
          <Button tone="quiet" onClick={onNo}>
            {no}
          </Button>
        </div>
      </>
    }
  >
    {children}
  </Sheet>
)
