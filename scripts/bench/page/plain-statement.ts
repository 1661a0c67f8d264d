type Entry = {
  readonly transactionType: string
  readonly amount: number
  readonly balance: number
  readonly detail: string
  readonly createdAt: string
}

/** Inside a page: brings a picture of a long statement to life by hand, with `entries` as the operator tells them. */
export default () => {
  const [step, chunk] = [50, 20]
  const { find, copyOf, growing } = byHand
  const entries: ReadonlyArray<Entry> = Reflect.get(globalThis, "entries")
  const section = find("main section:has(li)")
  const list = copyOf(find("ul", section), false)
  const row = copyOf(find("li", section))
  for (const { parentNode } of Array.from(section.querySelectorAll("li")))
    parentNode?.parentNode?.removeChild(parentNode)
  for (const rest of Array.from(section.parentElement!.children))
    if (rest.querySelector("button") !== null) rest.remove()
  const money = new Intl.NumberFormat("en", { minimumFractionDigits: 2 })
  const rowOf = ({ amount, balance, detail, createdAt, transactionType }: Entry) => {
    const copy = copyOf(row)
    find("b", copy).textContent = transactionType
    find(".cap", copy).textContent = `${createdAt.slice(11, 19)} · ${detail}`
    const [what, after] = copy.querySelectorAll(".num")
    what!.textContent = money.format(amount)
    after!.textContent = money.format(balance)
    return copy
  }
  let [shown, drawn] = [entries, 0]
  let last: HTMLElement | undefined
  const draw = () => {
    for (const entry of shown.slice(drawn, drawn + step)) {
      if (last === undefined || last.childElementCount >= chunk) {
        last = copyOf(list, false)
        section.append(last)
      }
      last.append(rowOf(entry))
    }
    drawn += step
  }
  const chips = [...document.querySelectorAll<HTMLElement>("main fieldset [aria-pressed]")]
  for (const [at, chip] of chips.entries())
    chip.addEventListener("click", () => {
      shown =
        at === 0 ? entries : entries.filter(({ transactionType }) => transactionType.startsWith("BET_G") === (at === 4))
      drawn = 0
      last = undefined
      for (const old of Array.from(section.querySelectorAll("ul"))) old.remove()
      for (const one of chips) one.setAttribute("aria-pressed", String(one === chip))
      draw()
    })
  growing(section, "1600px", () => drawn < shown.length, draw)
  draw()
}
