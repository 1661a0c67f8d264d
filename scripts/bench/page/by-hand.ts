type ByHand = {
  readonly find: (selector: string, within?: ParentNode) => HTMLElement
  readonly copyOf: (one: HTMLElement, isDeep?: boolean) => HTMLElement
  /** Has more drawn whenever what stands after a list is nearly in sight, as long as there is more. */
  readonly growing: (list: HTMLElement, margin: string, isMore: () => boolean, draw: () => void) => void
}

declare global {
  var byHand: ByHand
}

/** Inside a page: what every picture is brought to life with. */
export default () => {
  globalThis.byHand = {
    find: (selector, within = document) => {
      const found = within.querySelector<HTMLElement>(selector)
      if (found === null) throw new Error(`the picture has no ${selector}`)
      return found
    },
    copyOf: (one, isDeep = true) => {
      const copy = one.cloneNode(isDeep)
      if (!(copy instanceof HTMLElement)) throw new Error("an element without a copy")
      return copy
    },
    growing: (list, rootMargin, isMore, draw) => {
      const more = document.createElement("p")
      list.after(more)
      const watcher = new IntersectionObserver(
        (seen) => {
          if (!seen.some(({ isIntersecting }) => isIntersecting) || !isMore()) return
          draw()
          watcher.unobserve(more)
          watcher.observe(more)
        },
        { rootMargin },
      )
      watcher.observe(more)
    },
  }
}
