import { isShot, shotDigits } from "@fakham/core/ying"
import { Trans, useLingui } from "@lingui/react/macro"
import { useId } from "react"
import { Button } from "../../parts/controls/button.tsx"
import { Keypad } from "../../parts/controls/keypad.tsx"
import { pasteIcon } from "../../parts/icons/few-icons.ts"
import { starIcon } from "../../parts/icons/player-icons.ts"
import { TypedPlates } from "../../parts/plates/typed-plates.tsx"
import styles from "./aim-entry.module.css"
import type { AimView } from "./use-aim.ts"

/** Five digits: from a keyboard, the phone's own or the pad of a wide screen, from the clipboard, or by chance. */
export const AimEntry = ({ aim }: { readonly aim: AimView }) => {
  const { t } = useLingui()
  const hint = useId()
  const { digits, misread } = aim
  const pasteCopied = async () => {
    try {
      aim.onPaste(await navigator.clipboard.readText())
    } catch {
      aim.onPaste("")
    }
  }
  return (
    <section className={styles.aim}>
      <p className="sub" id={hint}>
        <Trans>Enter 5 digits. You can shoot until the round closes.</Trans>
      </p>
      <label className={styles.plates}>
        <span className="vh">{t`Your 5-digit number`}</span>
        <input
          className={styles.field}
          value={digits}
          onChange={({ target }) => {
            aim.onType(target.value)
            // A phone's own keys lie over the button that shoots: they go once the number is whole.
            if (isShot(shotDigits(target.value)) && matchMedia("(pointer: coarse)").matches)
              target.form?.querySelector<HTMLButtonElement>("button[type=submit]")?.focus()
          }}
          onPaste={(event) => {
            event.preventDefault()
            aim.onPaste(event.clipboardData.getData("text"))
          }}
          inputMode="numeric"
          enterKeyHint="send"
          autoComplete="off"
          aria-describedby={hint}
        />
        <TypedPlates digits={digits} places={5} standsBack />
      </label>
      <div className={styles.ways}>
        <Button tone="quiet" small icon={starIcon} onClick={aim.onRandom}>
          <Trans>Random number</Trans>
        </Button>
        <Button tone="quiet" small icon={pasteIcon} onClick={() => void pasteCopied()}>
          <Trans>Paste number</Trans>
        </Button>
      </div>
      <output className={styles.news}>{misread ? <Trans>Nothing pasted. Copy exactly 5 digits.</Trans> : null}</output>
      <div className={styles.pad}>
        <Keypad onDigit={aim.onDigit} onErase={aim.onErase} onClear={aim.onClear} />
      </div>
    </section>
  )
}
