import { win, winDigits } from "@fakham/core/poy"
import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { useState } from "react"
import { Button } from "../../../parts/controls/button.tsx"
import { Segmented } from "../../../parts/controls/segmented.tsx"
import { Sheet } from "../../../parts/sheets/sheet.tsx"
import { useBetPage } from "../bet-page-context.ts"
import styles from "./win-sheet.module.css"

const digits = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]

type WinSheetProps = { readonly length: 2 | 3; readonly onClose: () => void }

/** Every number that some digits can make, as one batch. */
export const WinSheet = ({ length, onClose }: WinSheetProps) => {
  const { t } = useLingui()
  const { betting } = useBetPage()
  const [chosen, setChosen] = useState("")
  const [doubles, setDoubles] = useState(false)
  const made = win(chosen, length, doubles)
  const numbers = made._tag === "numbers" ? made.numbers : []
  const isFull = chosen.length >= winDigits
  const turn = (digit: string) =>
    setChosen(chosen.includes(digit) ? chosen.replace(digit, "") : isFull ? chosen : chosen + digit)
  const add = () => {
    betting.send({ type: "numbers.chosen", numbers })
    onClose()
  }
  return (
    <Sheet
      kind="auto"
      title={t`Digit combinations`}
      caption={<Trans>Every number your digits can make (up to {winDigits})</Trans>}
      onClose={onClose}
      foot={
        <Button tone="gold" block blocked={numbers.length === 0} onClick={add}>
          <Plural value={numbers.length} one="Add # number" other="Add # numbers" />
        </Button>
      }
    >
      <fieldset className={styles.digits} aria-label={t`Digits`}>
        {digits.map((digit) => (
          <button
            key={digit}
            type="button"
            aria-pressed={chosen.includes(digit)}
            aria-disabled={(isFull && !chosen.includes(digit)) || undefined}
            onClick={() => turn(digit)}
          >
            {digit}
          </button>
        ))}
      </fieldset>
      <Segmented
        label={t`Doubles`}
        value={doubles ? "with" : "without"}
        onChange={(value) => setDoubles(value === "with")}
        options={[
          { value: "without", label: <Trans>Without doubles</Trans> },
          { value: "with", label: <Trans>With doubles</Trans> },
        ]}
      />
      <p className={styles.numbers}>{numbers.slice(0, 40).join(" ")}</p>
    </Sheet>
  )
}
