import DOMPurify, { type Config } from "dompurify"
import { allowedAttributes, finished, shownElements, unwrappedElements } from "./allowed-html.ts"

/** The one policy that the host allows by name. What it lets through is parsed in DOMPurify's own inert document alone. */
const policy = window.trustedTypes?.createPolicy("operator-html", {
  createHTML: (html) => html,
  createScriptURL: () => "",
})

const cleaning: Config & { readonly RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: ["#text", ...shownElements, ...unwrappedElements],
  ALLOWED_ATTR: [...allowedAttributes],
  ALLOWED_URI_REGEXP: /^(?:(?:https?|tel|line):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  KEEP_CONTENT: false,
  RETURN_DOM_FRAGMENT: true,
  TRUSTED_TYPES_POLICY: policy,
}

/** For browsers without a cleaner of their own. */
export const cleanedByLibrary = (html: string): DocumentFragment => {
  const cleaned = DOMPurify.sanitize(html, cleaning)
  finished(cleaned)
  return cleaned
}
