/** Draws a page in the place of its frame; what the visitor has typed and pressed there meanwhile is not lost. */
export const carryInputOver = (page: HTMLElement, draw: () => void): void => {
  const typed = Array.from(page.querySelectorAll("input"), ({ name, value }) => ({ name, value }))
  const focused = document.activeElement instanceof HTMLInputElement ? document.activeElement : undefined
  const caret = focused && { name: focused.name, from: focused.selectionStart, to: focused.selectionEnd }
  const { pressed } = page.dataset
  delete page.dataset["frame"]
  delete page.dataset["pressed"]
  draw()
  const inputOf = (name: string) => page.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`)
  for (const { name, value } of typed) {
    const input = value === "" ? null : inputOf(name)
    if (input !== null) input.value = value
  }
  const focusedNow = caret && inputOf(caret.name)
  focusedNow?.focus({ preventScroll: true })
  focusedNow?.setSelectionRange(caret?.from ?? null, caret?.to ?? null)
  Array.from(page.querySelectorAll("button"))
    .find(({ textContent }) => textContent === pressed)
    ?.click()
}
