import { allowedAttributes, finished, shownElements, unwrappedElements } from "./allowed-html.ts"

const sanitizer = {
  elements: [...shownElements, ...unwrappedElements],
  attributes: allowedAttributes,
  comments: false,
  dataAttributes: false,
}

/** The browser's own cleaner, where it has one. */
export const cleansItself = (): boolean => "setHTML" in Element.prototype

/** Cleans html in a document where nothing of it loads or runs. */
export const cleanedByBrowser = (html: string): DocumentFragment => {
  const aside = document.createElement("template").content
  const cleaned = aside.ownerDocument.createElement("div")
  cleaned.setHTML?.(html, { sanitizer })
  aside.append(...cleaned.childNodes)
  finished(aside)
  return aside
}
