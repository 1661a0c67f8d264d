import type { Page } from "@playwright/test"

/**
 * Where lines of the page break as they should not: labels of at most eighteen letters that go on in a second line, and
 * words that are cut; names and codes that somebody else wrote may be, where they have no room.
 */
export const brokenLines = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const labels = "button, a[class*=button-button], [role=menuitem], label[class*=segmented], nav a, dt, th, legend"
    const marks = /[\p{M}\p{Cf}]/gu
    const isWord = /[\p{L}\p{M}\p{N}]/u
    const endsSyllable = /^[က-အဿ]\u1037?[\u103a\u1039]/u
    const words = new Intl.Segmenter(document.documentElement.lang, { granularity: "word" })
    const range = document.createRange()

    /** The places of a text before which a line begins. */
    const beginnings = (node: Node, text: string) => {
      const found: Array<number> = []
      let middle: number | undefined
      for (let at = 0; at < text.length; at++) {
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const { width, top, bottom } = range.getBoundingClientRect()
        if (width === 0) continue
        if (middle !== undefined && top > middle) found.push(at)
        middle = (top + bottom) / 2
      }
      return found
    }
    const isCut = (text: string, at: number) =>
      isWord.test(text[at - 1] ?? "") &&
      isWord.test(text[at] ?? "") &&
      (endsSyllable.test(text.slice(at)) || words.segment(text).containing(at)?.index !== at)

    const found: Array<string> = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const [text, parent] = [node.textContent ?? "", node.parentElement]
      if (parent === null || text.trim() === "" || !parent.checkVisibility({ visibilityProperty: true })) continue
      range.selectNodeContents(node)
      const boxes = Array.from(range.getClientRects()).filter(({ width }) => width > 1)
      if (new Set(boxes.map(({ top }) => Math.round(top))).size < 2) continue
      const lines = beginnings(node, text)
      const isShort = text.trim().replaceAll(marks, "").length <= 18
      if (isShort && lines.length > 0 && parent.closest(labels) !== null) found.push(`two lines: ${text.trim()}`)
      if (getComputedStyle(parent).overflowWrap === "anywhere") continue
      for (const at of lines)
        if (isCut(text, at)) found.push(`cut: ${text.slice(Math.max(0, at - 12), at)}|${text.slice(at, at + 12)}`)
    }
    return found
  })
