type ByHand = {
  readonly find: (selector: string, within?: ParentNode) => HTMLElement
  readonly copyOf: (one: HTMLElement, isDeep?: boolean) => HTMLElement
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
  }
}
