import { type ReactNode, startTransition, useEffect, useInsertionEffect, useLayoutEffect } from "react"
import { createRoot } from "react-dom/client"

/**
 * Draws a page aside, with pauses for whatever else is to be done, and puts it in the place of its frame when it is
 * whole; what the visitor has typed and pressed there meanwhile is not lost.
 */
export const drawInPlaceOf = (frame: HTMLElement, page: ReactNode): Promise<void> =>
  new Promise((resolve) => {
    const place = document.createElement("div")
    place.id = frame.id
    let typed: HTMLInputElement | null = null
    let hadFocus = false
    const InPlace = () => {
      // Before the page looks at where it stands, or gives something the focus.
      useInsertionEffect(() => {
        typed = frame.querySelector("input")
        hadFocus = typed === document.activeElement
        frame.replaceWith(place)
      }, [])
      useLayoutEffect(() => {
        const input = place.querySelector<HTMLInputElement>(`input[name="${typed?.name}"]`)
        if (typed === null || input === null) return
        if (typed.value !== "") input.value = typed.value
        if (!hadFocus) return
        input.focus()
        input.setSelectionRange(typed.selectionStart, typed.selectionEnd)
      }, [])
      useEffect(() => {
        for (const button of place.querySelectorAll("button"))
          if (button.textContent === frame.dataset["pressed"]) {
            button.click()
            break
          }
        resolve()
      }, [])
      return page
    }
    startTransition(() => createRoot(place).render(<InPlace />))
  })
