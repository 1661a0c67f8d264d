/** What an operator's html may be made of, however it is cleaned: text with its structure, and nothing that loads or acts. */
export const shownElements = [
  ..."a b blockquote br caption dd div dl dt em h2 h3 h4 h5 h6 hr i li ol p s small span strong sub sup".split(" "),
  ..."table tbody td tfoot th thead tr u ul".split(" "),
]

/** Of these the content alone is shown. */
export const unwrappedElements = [
  ..."address article aside big button center figcaption figure font footer form h1 header label main".split(" "),
  ..."mark nav section".split(" "),
]

export const allowedAttributes = ["href", "colspan", "rowspan"]

const leadsOut = new Set(["http:", "https:", "tel:", "line:"])

/** The last step of both ways to clean: what is only a shell goes, and each link leads out openly or is none. */
export const finished = (cleaned: ParentNode): void => {
  for (const shell of cleaned.querySelectorAll(unwrappedElements.join())) shell.replaceWith(...shell.childNodes)
  for (const link of cleaned.querySelectorAll("a")) {
    const target = URL.parse(link.getAttribute("href") ?? "", location.href)
    if (target === null || !link.hasAttribute("href") || !leadsOut.has(target.protocol)) {
      link.replaceWith(...link.childNodes)
      continue
    }
    link.href = target.href
    link.rel = "noopener noreferrer nofollow"
    if (target.origin !== location.origin) link.target = "_blank"
  }
}
