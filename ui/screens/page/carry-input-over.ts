/** Draws a page in the place of its frame; what the visitor has typed and pressed there meanwhile is not lost. */
export const carryInputOver = (page: HTMLElement, draw: () => void): void => {
  const { pressed } = page.dataset
  const typed = page.querySelector("input")
  const hadFocus = typed !== null && typed === document.activeElement
  delete page.dataset["frame"]
  draw()
  const input = page.querySelector<HTMLInputElement>(`input[name="${typed?.name}"]`)
  if (typed !== null && input !== null && typed.value !== "") input.value = typed.value
  if (hadFocus) {
    input?.focus()
    input?.setSelectionRange(typed.selectionStart, typed.selectionEnd)
  }
  for (const button of page.querySelectorAll("button")) if (button.textContent === pressed) return button.click()
}
