import { Trans, useLingui } from "@lingui/react/macro"
import { useState } from "react"
import { Sheet } from "../../../parts/sheets/sheet.tsx"
import styles from "./deposit-normal.module.css"
import type { ShownPicture } from "./scaled-picture.ts"

/** The slips that were sent from this page, until it is loaded anew. */
const sent = new Map<string, ShownPicture>()

export const keepSentSlip = (depositId: string, picture: ShownPicture): void => void sent.set(depositId, picture)

/** The slip of a deposit; an operator does not give it back, so that after a reload it is said alone. */
export const SentSlipPicture = ({ depositId }: { readonly depositId: string }) => {
  const picture = sent.get(depositId)
  return picture === undefined ? (
    <p className="sub">
      <Trans>Your slip was sent with this report.</Trans>
    </p>
  ) : (
    <div className={styles.sent}>
      <SlipPicture of={picture} />
      <span className="cap">
        <Trans>The slip that you sent</Trans>
      </span>
    </div>
  )
}

/** A slip as a small picture, which a tap enlarges. */
export const SlipPicture = ({ of: { preview, whole } }: { readonly of: ShownPicture }) => {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.preview} aria-label={t`Enlarge the slip`} onClick={() => setOpen(true)}>
        <img src={preview} alt={t`The slip that you chose`} />
      </button>
      {isOpen ? (
        <Sheet kind="auto" title={t`Transfer slip`} onClose={() => setOpen(false)}>
          <img className={styles.whole} src={whole} alt={t`The slip that you chose`} />
        </Sheet>
      ) : null}
    </>
  )
}
