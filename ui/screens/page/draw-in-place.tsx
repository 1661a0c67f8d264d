import { type ReactNode, startTransition, useEffect, useInsertionEffect, useLayoutEffect } from "react"
import { createRoot } from "react-dom/client"

/**
 * Draws a page aside, with pauses for whatever else is to be done, and puts it in the place of the prerendered one when it is
 * whole; what the visitor has typed, focused and pressed there meanwhile is not lost.
 */
export const drawInPlaceOf = (
  prerendered: HTMLElement,
  page: ReactNode,
  onCaughtError: (error: unknown) => void,
): Promise<void> =>
  new Promise((resolve) => {
    const place = document.createElement("div")
    place.id = prerendered.id
    const typed = prerendered.getElementsByTagName("input")
    const called = (selector: string, words = "") =>
      Array.from(place.querySelectorAll<HTMLElement>(selector)).find(
        ({ textContent }) => words !== "" && textContent === words,
      )
    let focused: Element | null = null
    const InPlace = () => {
      // Before the page looks at where it stands, or gives something the focus.
      useInsertionEffect(() => {
        focused = document.activeElement
        prerendered.replaceWith(place)
      }, [])
      useLayoutEffect(() => {
        for (const before of typed) {
          const input = place.querySelector<HTMLInputElement>(`input[name="${before.name}"]`)
          // Told like any typing: some of it is looked at while it is typed.
          // In place of all that it holds: it may be filled with the same from what is remembered.
          if (input !== null && before.value !== "" && before.value !== input.value) {
            input.setRangeText(before.value, 0, input.value.length, "end")
            input.dispatchEvent(new Event("input", { bubbles: true }))
          }
          if (before !== focused) continue
          input?.focus()
          input?.setSelectionRange(before.selectionStart, before.selectionEnd)
        }
        called("a, button", focused?.textContent)?.focus()
      }, [])
      useEffect(() => {
        for (const words of window.pressedBeforeStart ?? []) called("button", words)?.click()
        resolve()
      }, [])
      return page
    }
    startTransition(() => createRoot(place, { onCaughtError }).render(<InPlace />))
  })
