import { type ProofFault, proofTerms } from "@fakham/core/wallet"
import { Trans, useLingui } from "@lingui/react/macro"
import { useId, useRef, useState } from "react"
import { IconButton } from "../../../parts/controls/icon-button.tsx"
import { Hint } from "../../../parts/fields/field.tsx"
import { pictureIcon } from "../../../parts/icons/account-icons.ts"
import { Icon } from "../../../parts/icons/icon.tsx"
import { binIcon } from "../../../parts/icons/player-icons.ts"
import styles from "./deposit-normal.module.css"
import { type ScaledPicture, scaledPicture } from "./scaled-picture.ts"
import { SlipPicture } from "./slip-picture.tsx"

type ProofFieldProps = {
  readonly fault: ProofFault | undefined
  readonly onPicked: (picked: ScaledPicture | undefined) => void
}

type Picked = "none" | "beingRead" | "unreadable" | ScaledPicture

/** The picture of the slip: chosen or photographed, made smaller, shown, and taken away again. */
export const ProofField = ({ fault, onPicked }: ProofFieldProps) => {
  const { t } = useLingui()
  const id = useId()
  const [picked, setPicked] = useState<Picked>("none")
  const latest = useRef<File>(undefined)
  const input = useRef<HTMLInputElement>(null)
  const hold = (next: Picked) => {
    setPicked(next)
    onPicked(typeof next === "string" ? undefined : next)
  }
  const pick = async (file: File) => {
    latest.current = file
    hold("beingRead")
    const scaled = await scaledPicture(file)
    if (latest.current === file) hold(scaled ?? "unreadable")
  }
  const shownFault = picked === "unreadable" ? "notAPicture" : picked === "none" ? fault : undefined
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        <Trans>Transfer slip</Trans>
      </label>
      <div className={styles.drop}>
        <input
          ref={input}
          id={id}
          className="vh"
          type="file"
          name="proof"
          accept={proofTerms.mediaTypes.join()}
          aria-invalid={shownFault !== undefined || undefined}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => {
            const file = target.files?.[0]
            // The same file can be picked again.
            target.value = ""
            if (file !== undefined) void pick(file)
          }}
        />
        {typeof picked === "string" ? (
          <label htmlFor={id} className={styles.pick}>
            <Icon of={pictureIcon} />
            <span aria-live="polite">
              {picked === "beingRead" ? <Trans>Making the image smaller…</Trans> : <Trans>Choose an image</Trans>}
            </span>
          </label>
        ) : (
          <Shown
            of={picked}
            label={t`Remove slip image`}
            onRemove={() => {
              latest.current = undefined
              hold("none")
              input.current?.focus()
            }}
          />
        )}
      </div>
      <Hint id={`${id}-note`} bad={shownFault !== undefined}>
        {shownFault === undefined ? (
          <Trans>JPEG, PNG or WebP. We make it smaller before sending.</Trans>
        ) : (
          <ProofFaultText fault={shownFault} />
        )}
      </Hint>
    </div>
  )
}

type ShownProps = { readonly of: ScaledPicture; readonly label: string; readonly onRemove: () => void }

const Shown = ({ of: picked, label, onRemove }: ShownProps) => {
  const { proof } = picked
  const kilobytes = Math.max(1, Math.round(proof.content.length / 1_000))
  return (
    <>
      <SlipPicture of={picked} />
      <span className={styles.file}>
        <span>{proof.fileName}</span>
        <span className="cap">
          JPEG · <span className="num">{kilobytes}</span> kB
        </span>
      </span>
      <IconButton icon={binIcon} label={label} onClick={onRemove} />
    </>
  )
}

const ProofFaultText = ({ fault }: { readonly fault: ProofFault }) => {
  switch (fault) {
    case "required":
      return <Trans>Attach the slip image.</Trans>
    case "notAPicture":
      return <Trans>This image can't be read. Choose a JPEG, PNG or WebP.</Trans>
    case "tooLarge":
      return <Trans>This image is too large. Crop it to the slip.</Trans>
  }
}
