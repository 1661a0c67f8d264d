import { type OperatorText, plainText } from "@fakham/core/site"
import { useLayoutEffect, useRef } from "react"
import styles from "./promotions.module.css"

/** Attributes that would run: the content policy stops them, and reports each to the console while html is still parsed. */
const handlers = /[\s/"']on[a-z]+\s*=/i

/** Words of the operator. Html without handlers is shown where the browser itself cleans it, else its text alone. */
export const OperatorWords = ({ of }: { readonly of: OperatorText }) => {
  const { writtenAs, words } = of
  return writtenAs === "html" && "setHTML" in Element.prototype && !handlers.test(words) ? (
    <CleanedWords key={words} html={words} />
  ) : (
    <p className={styles.text}>{plainText(of)}</p>
  )
}

/** What the browser leaves of it: no scripts, no handlers, no frames, nothing that is sent. */
const CleanedWords = ({ html }: { readonly html: string }) => {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(
    () => place.current?.setHTML?.(html, { sanitizer: { replaceWithChildrenElements, removeAttributes } }),
    [html],
  )
  return <div ref={place} className={styles.html} />
}

/** Beside what is unsafe in any case: what would look like a part of the site, lead elsewhere, or load something. */
const replaceWithChildrenElements = ["a", "button", "form", "img", "input", "picture", "svg", "video", "audio"]
const removeAttributes = ["style", "class", "id"]
