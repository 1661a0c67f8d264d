import { useLayoutEffect } from "react"

type Keys = {
  readonly onDigit: (digit: string) => void
  readonly onErase: () => void
  readonly onClear: () => void
  /** Enter, where it does not press a button. */
  readonly onEnter: () => void
  readonly onPaste: (text: string) => void
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null

const isPressing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("button, a, summary") !== null

/** A keyboard types into the page itself, unless a dialog is open or a field has the focus. */
export const useHardwareKeys = ({ onDigit, onErase, onClear, onEnter, onPaste }: Keys): void => {
  // From the moment the page is seen.
  useLayoutEffect(() => {
    const isElsewhere = (target: EventTarget | null) =>
      isTyping(target) || document.querySelector("dialog[open], [role=menu]") !== null
    const press = (event: KeyboardEvent) => {
      const { key, target } = event
      // Enter that stays down was pressed once, whatever button the focus has come to since.
      if (event.repeat && key === "Enter" && isPressing(target)) return event.preventDefault()
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isElsewhere(target)) return
      // A key that stays down was pressed once; only erasing goes on.
      const once = (act: () => void) => event.repeat || act()
      if (/^\d$/.test(key)) once(() => onDigit(key))
      else if (key === "Backspace") onErase()
      else if (key === "Escape") once(onClear)
      else if (key === "Enter" && !isPressing(target)) once(onEnter)
      else return
      event.preventDefault()
    }
    const paste = (event: ClipboardEvent) => {
      if (isElsewhere(event.target)) return
      const text = event.clipboardData?.getData("text") ?? ""
      if (text.trim() === "") return
      event.preventDefault()
      onPaste(text)
    }
    window.addEventListener("keydown", press)
    window.addEventListener("paste", paste)
    return () => {
      window.removeEventListener("keydown", press)
      window.removeEventListener("paste", paste)
    }
  }, [onDigit, onErase, onClear, onEnter, onPaste])
}
