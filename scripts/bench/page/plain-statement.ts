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
  const find = (selector: string, within: ParentNode = document): HTMLElement => {
    const found = within.querySelector<HTMLElement>(selector)
    if (found === null) throw new Error(`the picture has no ${selector}`)
    return found
  }
  const entries: ReadonlyArray<Entry> = Reflect.get(globalThis, "entries")
  const section = find("main section:has(li)")
  const list = find("ul", section).cloneNode(false)
  const row = find("li", section).cloneNode(true)
  if (!(list instanceof HTMLElement) || !(row instanceof HTMLElement)) throw new Error("an element without a copy")
  for (const { parentNode } of Array.from(section.querySelectorAll("li")))
    parentNode?.parentNode?.removeChild(parentNode)
  for (const rest of Array.from(section.parentElement!.children))
    if (rest.querySelector("button") !== null) rest.remove()
  const money = new Intl.NumberFormat("en", { minimumFractionDigits: 2 })
  const rowOf = ({ amount, balance, detail, createdAt, transactionType }: Entry) => {
    const copy = row.cloneNode(true)
    if (!(copy instanceof HTMLElement)) throw new Error("a row without a copy")
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
        const next = list.cloneNode(false)
        if (!(next instanceof HTMLElement)) throw new Error("a list without a copy")
        last = next
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
  const more = document.createElement("p")
  section.after(more)
  const watcher = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting) || drawn >= shown.length) return
      draw()
      watcher.unobserve(more)
      watcher.observe(more)
    },
    { rootMargin: "1600px" },
  )
  watcher.observe(more)
  draw()
}
