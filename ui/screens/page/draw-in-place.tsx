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
    startTransition(() =>
      createRoot(place).render(
        <InPlace {...inputOf(frame, place)} drawn={resolve}>
          {page}
        </InPlace>,
      ),
    )
  })

type Steps = { readonly put: () => void; readonly typeAgain: () => void; readonly pressAgain: () => void }
type InPlaceProps = Steps & { readonly drawn: () => void; readonly children: ReactNode }

const InPlace = ({ put, typeAgain, pressAgain, drawn, children }: InPlaceProps) => {
  // Before the page looks at where it stands, or gives something the focus.
  useInsertionEffect(put, [put])
  useLayoutEffect(typeAgain, [typeAgain])
  useEffect(() => {
    pressAgain()
    drawn()
  }, [pressAgain, drawn])
  return children
}

const inputOf = (frame: HTMLElement, place: HTMLElement): Steps => {
  let typed: HTMLInputElement | null = null
  let selection: readonly [number | null, number | null] | undefined
  return {
    put: () => {
      typed = frame.querySelector("input")
      if (typed !== null && typed === document.activeElement) selection = [typed.selectionStart, typed.selectionEnd]
      frame.replaceWith(place)
    },
    typeAgain: () => {
      const input = place.querySelector<HTMLInputElement>(`input[name="${typed?.name}"]`)
      if (typed !== null && input !== null && typed.value !== "") input.value = typed.value
      if (selection === undefined) return
      input?.focus()
      input?.setSelectionRange(...selection)
    },
    pressAgain: () => {
      const { pressed } = frame.dataset
      for (const button of place.querySelectorAll("button")) if (button.textContent === pressed) return button.click()
    },
  }
}
