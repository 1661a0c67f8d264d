import type { Locale } from "@fakham/core"
import type { MessageDescriptor } from "@lingui/core"
import { i18n } from "../locales/i18n.ts"
import { pageDescriptions } from "./page-descriptions.ts"
import { pageTitles, statusTitles } from "./page-titles.ts"

type Words = Record<Locale, string>
type PageHead = { readonly path: string; readonly title: Words; readonly description: Words | undefined }

const unsaid = (): Words => ({ th: "", en: "", kh: "", mm: "" })

/** The titles and descriptions of pages, still without words. */
export const pageHeads = () => ({
  pages: Object.keys(pageTitles).map(
    (path): PageHead => ({
      path,
      title: unsaid(),
      description: pageDescriptions[path] && unsaid(),
    }),
  ),
  notFound: unsaid(),
  notAllowed: unsaid(),
  forbidden: unsaid(),
})

/** Says all of them in a language whose words are there. */
export const sayHeads = (heads: ReturnType<typeof pageHeads>, locale: Locale): void => {
  for (const { path, title, description } of heads.pages) {
    title[locale] = said(pageTitles[path])
    if (description !== undefined) description[locale] = said(pageDescriptions[path])
  }
  for (const name of ["notFound", "notAllowed", "forbidden"] as const) heads[name][locale] = said(statusTitles[name])
}

/** A title that no screen has any more has no words either. */
const said = (message: MessageDescriptor | undefined): string => {
  if (message === undefined || !(message.id in i18n.messages))
    throw new Error(`No catalogue has words for a title or a description of pages: ${JSON.stringify(message)}`)
  return i18n._(message)
}
