type Listing = {
  readonly partner: string
  readonly gameId: string | null
  readonly name: string
  readonly kind: string
  readonly imageUrl: string
}

/** Inside a page: brings a picture of many games to life by hand, with `listings` as the operator tells them. */
export default () => {
  const step = 12
  const kinds = ["", "slot", "casino", "sport", "card"]
  const { find, copyOf, growing } = byHand
  const folded = (text: string) =>
    text
      .normalize("NFKD")
      .toLowerCase()
      .replace(/[\u0300-\u036f\u0e47-\u0e4e]|[^\p{L}\p{N}\p{M}]/gu, "")
  const listings: ReadonlyArray<Listing> = Reflect.get(globalThis, "listings")
  const games = listings.map((game) => ({ ...game, foundBy: folded(game.name) }))
  const lastGrid = (page: HTMLElement) => [...page.querySelectorAll<HTMLElement>("ul")].at(-1) ?? page
  const page = find("main > *")
  const card = copyOf(find("li", lastGrid(page)))
  lastGrid(page).replaceChildren()
  const empty = copyOf(page)

  const cardOf = (game: (typeof games)[number]) => {
    const copy = copyOf(card)
    copy.querySelector("img")?.setAttribute("src", game.imageUrl)
    find("a", copy).setAttribute("href", `/game/${game.partner}/${game.gameId}`)
    find("b", copy).textContent = game.name
    find(".cap", copy).textContent = `${game.partner} · ${game.kind}`
    find("button", copy).setAttribute("aria-label", game.name)
    return copy
  }
  const bringToLife = (whole: HTMLElement) => {
    let [shown, drawn, kind] = [games, 0, ""]
    let words: ReadonlyArray<string> = []
    const grid = lastGrid(whole)
    const draw = () => {
      grid.append(...shown.slice(drawn, drawn + step).map(cardOf))
      drawn += step
    }
    const drawAnew = () => {
      shown = games.filter(
        (game) => (kind === "" || game.kind === kind) && words.every((word) => game.foundBy.includes(word)),
      )
      drawn = 0
      grid.replaceChildren()
      draw()
    }
    const chips = [...whole.querySelectorAll<HTMLElement>("fieldset [aria-pressed]")].slice(0, kinds.length)
    for (const [at, chip] of chips.entries())
      chip.addEventListener("click", () => {
        kind = kinds[at] ?? ""
        for (const one of chips) one.setAttribute("aria-pressed", String(one === chip))
        drawAnew()
      })
    find("input", whole).addEventListener("input", ({ target }) => {
      words = target instanceof HTMLInputElement ? target.value.split(/\s+/).map(folded) : []
      drawAnew()
    })
    growing(grid, "100% 0%", () => drawn < shown.length, draw)
    find("header a", whole).addEventListener("click", (event) => {
      event.preventDefault()
      const fresh = copyOf(empty)
      whole.replaceWith(fresh)
      bringToLife(fresh)
    })
    draw()
  }
  bringToLife(page)
}
