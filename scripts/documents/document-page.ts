import { Marked } from "marked"

/** A document as a page: what stands in it, where its links lead, and what can be linked to in it. */
export type DocumentPage = {
  readonly title: string
  readonly html: string
  /** Targets of links and pictures, as they are written. */
  readonly targets: ReadonlyArray<string>
  readonly anchors: ReadonlySet<string>
}

/** How a heading is called in addresses: as GitHub calls it, so that links hold there too. */
const slugOf = (heading: string): string =>
  heading
    .replace(/<[^>]+>/g, "")
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}\s_-]/gu, "")
    .replaceAll(/\s/g, "-")

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")
const unescaped = (html: string) =>
  html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")

/** Makes html of a document; `addressOf` tells where a target of a link is, and nothing where there is no page of it. */
export const documentPage = (markdown: string, addressOf: (target: string) => string | undefined): DocumentPage => {
  const targets: Array<string> = []
  const anchors = new Set<string>()
  const seen = new Map<string, number>()
  let title: string | undefined
  const anchorOf = (text: string) => {
    const slug = slugOf(unescaped(text))
    const count = seen.get(slug) ?? 0
    seen.set(slug, count + 1)
    const anchor = count === 0 ? slug : `${slug}-${count}`
    anchors.add(anchor)
    return anchor
  }
  const linked = (target: string) => {
    targets.push(target)
    return addressOf(target)
  }
  const marked = new Marked({
    renderer: {
      heading: (text, level) => {
        title ??= unescaped(text.replace(/<[^>]+>/g, ""))
        return `<h${level} id="${escaped(anchorOf(text))}">${text}</h${level}>\n`
      },
      link: (target, _, text) => {
        const address = linked(target)
        return address === undefined ? text : `<a href="${escaped(address)}">${text}</a>`
      },
      image: (target, _, text) =>
        `<img src="${escaped(linked(target) ?? target)}" alt="${escaped(text)}" loading="lazy">`,
      table: (header, body) =>
        `<div class="table"><table><thead>${header}</thead><tbody>${body}</tbody></table></div>\n`,
    },
  })
  const html = marked.parse(markdown)
  if (typeof html !== "string") throw new TypeError("nothing in these documents is waited for")
  return { title: title ?? "", html, targets, anchors }
}
