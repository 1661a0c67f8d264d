import { useEffect } from "react"
import type { BetTable } from "./bet-table.ts"

type Keys = {
  readonly betting: BetTable["betting"]
  /** Enter, where it does not press a button. */
  readonly onEnter: () => void
  /** Text that is more than numbers. */
  readonly onText: (text: string) => void
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null

const isPressing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("button, a, summary") !== null

/** A keyboard types into the page itself, unless a dialog is open or a field has the focus. */
export const useHardwareKeys = ({ betting, onEnter, onText }: Keys): void => {
  useEffect(() => {
    const isElsewhere = (target: EventTarget | null) =>
      isTyping(target) || document.querySelector("dialog[open], [role=menu]") !== null
    const press = (event: KeyboardEvent) => {
      const { key, target } = event
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isElsewhere(target)) return
      if (/^\d$/.test(key)) betting.send({ type: "digit.pressed", digit: key })
      else if (key === "Backspace") betting.send({ type: "digit.erased" })
      else if (key === "Escape") betting.send({ type: "digits.cleared" })
      else if (key === "Enter" && !isPressing(target)) onEnter()
      else return
      event.preventDefault()
    }
    const paste = (event: ClipboardEvent) => {
      if (isElsewhere(event.target)) return
      const text = event.clipboardData?.getData("text") ?? ""
      if (text.trim() === "") return
      event.preventDefault()
      if (/^[\d๐-๙\s,;]+$/.test(text)) betting.send({ type: "digits.pasted", text })
      else onText(text)
    }
    window.addEventListener("keydown", press)
    window.addEventListener("paste", paste)
    return () => {
      window.removeEventListener("keydown", press)
      window.removeEventListener("paste", paste)
    }
  }, [betting, onEnter, onText])
}
