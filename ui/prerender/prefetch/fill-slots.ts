import type { SlotForm, SlotName } from "../../parts/chrome/slot-names.ts"

/** How a part is filled in: in which of its forms, if it has several, and what becomes of its texts. */
export type Filling = {
  readonly form: SlotForm
  readonly write: (text: string) => string
  /** Whether its texts change as time goes on. */
  readonly goesOn?: boolean
}

/**
 * Puts the parts of the prerendered page that go by a name in their places, of a list all its rows; what is not known is left
 * to the page.
 */
export const fillSlots = async (
  name: SlotName,
  read: (data: DOMStringMap) => Filling | ReadonlyArray<Filling> | undefined,
): Promise<void> => {
  // All of the prerendered page is there before the first of the page's scripts runs.
  if (document.readyState === "loading")
    await new Promise((resolve) => document.addEventListener("readystatechange", resolve, { once: true }))
  const parts = document.querySelectorAll<HTMLElement>(`[data-prerendered] [data-slot=${name}]`)
  for (const [place, part] of parts.entries()) {
    const inForm = (form: SlotForm) => part.querySelector<HTMLTemplateElement>(`template[data-form=${form}]`)
    const filled = [read(part.dataset) ?? []].flat().flatMap((filling) => {
      const template = inForm(filling.form) ?? inForm("whole")
      return template === null ? [] : [fill(template, filling)]
    })
    if (filled.length === 0) continue
    part.replaceChildren(...filled)
    handOver(part, () => document.querySelectorAll(`[data-slot=${name}]`)[place])
  }
}

const fill = (template: HTMLTemplateElement, { write, goesOn }: Filling) => {
  const content = document.importNode(template.content, true)
  for (const link of content.querySelectorAll<HTMLAnchorElement>("a[href]"))
    link.setAttribute("href", write(link.getAttribute("href") ?? ""))
  for (const picture of content.querySelectorAll<HTMLImageElement>("img[data-src]"))
    picture.src = write(picture.dataset["src"] ?? "")
  const texts = textsIn(content)
  const writeAll = () => {
    for (const { node, text } of texts) node.nodeValue = write(text)
  }
  writeAll()
  const goOn = () => {
    if (texts[0]?.node.isConnected !== true) return
    writeAll()
    setTimeout(goOn, 250)
  }
  if (goesOn === true) setTimeout(goOn, 250)
  return content
}

const textsIn = (content: DocumentFragment) => {
  const texts: Array<{ readonly node: Node; readonly text: string }> = []
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    texts.push({ node, text: node.nodeValue ?? "" })
  return texts
}

/** When the page takes the prerendered one's place, what it does not know yet goes on to stand where it stood. */
const handOver = (part: Element, sameOnPage: () => Element | undefined) => {
  const observer = new MutationObserver(() => {
    if (part.isConnected) return
    observer.disconnect()
    sameOnPage()?.replaceChildren(...part.childNodes)
  })
  observer.observe(document.body, { childList: true, subtree: true })
}

/** A text in which the words that stand in braces are replaced. */
export const inWords =
  (words: Readonly<Record<string, string>>) =>
  (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (all, word: string) => words[word] ?? all)
