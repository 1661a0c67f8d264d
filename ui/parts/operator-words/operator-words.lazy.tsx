import { type OperatorText, plainText } from "@fakham/core/site"
import { useEffect, useLayoutEffect, useRef, useState } from "react"
import { cleanedByBrowser, cleansItself } from "./clean-by-browser.ts"
import styles from "./operator-words.module.css"

type Clean = (html: string) => DocumentFragment

/** Words of the operator: html cleaned by the browser, else by a library that is fetched for it; without either its text alone. */
export const OperatorWords = ({ of }: { readonly of: OperatorText }) => {
  const { writtenAs, words } = of
  const isHtml = writtenAs === "html"
  const clean = useCleaner(isHtml)
  return isHtml && clean !== undefined ? (
    <CleanedWords html={words} clean={clean} />
  ) : (
    <p className={styles.text}>{plainText(of)}</p>
  )
}

/** How html is cleaned here; nothing while that is not known. */
const useCleaner = (isWanted: boolean): Clean | undefined => {
  const [clean, use] = useState<Clean | undefined>(() => (cleansItself() ? cleanedByBrowser : undefined))
  const isMissing = isWanted && clean === undefined
  useEffect(() => {
    let isStillWanted = isMissing
    if (isMissing)
      import("./clean-by-library.lazy.ts").then(
        ({ cleanedByLibrary }) => isStillWanted && use(() => cleanedByLibrary),
        () => undefined,
      )
    return () => {
      isStillWanted = false
    }
  }, [isMissing])
  return clean
}

const CleanedWords = ({ html, clean }: { readonly html: string; readonly clean: Clean }) => {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.replaceChildren(clean(html)), [html, clean])
  return <div ref={place} className={styles.html} />
}
