/** What may stand on a page for a player, by its role. */
const elementsOf = {
  button: "button, [role=button], summary",
  link: "a[href]",
  field: "input, textarea, select",
  menuitem: "[role=menuitem], [role=menuitemradio]",
  heading: "h1, h2, h3",
  image: "img, [role=img], figure",
} as const

export type ElementRole = keyof typeof elementsOf

/** Runs in the page: the element of that name that a player could use now, one named exactly so before others. */
export const findInPage = (selector: string, name: string, mustBeFree: boolean): Element | null => {
  const spaced = (text: string | null | undefined) => (text ?? "").replaceAll(/\s+/g, " ").trim()
  const nameOf = (element: Element) => {
    const label = element.getAttribute("aria-label")
    const by = element.getAttribute("aria-labelledby")?.split(" ") ?? []
    const labels = "labels" in element && element.labels instanceof NodeList ? [...element.labels] : []
    const named = [...by.map((id) => document.getElementById(id)), ...labels]
    if (label !== null) return spaced(label)
    return spaced(named.length > 0 ? named.map((one) => one?.textContent).join(" ") : element.textContent)
  }
  const modal = [...document.querySelectorAll(":modal")].at(-1)
  const usable = [...(modal ?? document).querySelectorAll(selector)].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && element.closest("[inert]") === null,
  )
  const found =
    usable.find((element) => nameOf(element) === name) ?? usable.find((element) => nameOf(element).includes(name))
  if (found === undefined) return null
  found.scrollIntoView({ block: "center", behavior: "instant" })
  const { left, top, width, height } = found.getClientRects()[0] ?? found.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  // WebKit lets a press go to whatever lies over its target.
  return mustBeFree && !found.contains(hit) ? null : found
}

export const selectorOf = (role: ElementRole): string => elementsOf[role]
