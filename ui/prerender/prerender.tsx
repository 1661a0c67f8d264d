import { type Locale, languageTag, locales } from "@fakham/core"
import { I18nProvider } from "@lingui/react"
import { RouterContextProvider } from "@tanstack/react-router"
import { renderToStaticMarkup, renderToString } from "react-dom/server"
import { AppContext } from "../app/app.ts"
import { betting } from "../locales/betting.ts"
import { games } from "../locales/games.ts"
import { type Catalogue, guest, i18n, player } from "../locales/i18n.ts"
import { identity } from "../locales/identity.ts"
import { limits } from "../locales/limits.ts"
import { notifications } from "../locales/notifications.ts"
import { site } from "../locales/site.ts"
import { wallet } from "../locales/wallet.ts"
import { IsPrerendered } from "../parts/chrome/slot.tsx"
import { pageHeads, sayHeads } from "./page-heads.ts"
import type { PrerenderedPage } from "./prerendered-page.tsx"
import { prerenderedPages } from "./prerendered-pages.tsx"
import { brandMark, stoppedPage } from "./stopped-page.ts"
import { type LeastBrowsers, UpdatePage } from "./update-page.tsx"

export { fetchPage, routesOf } from "./fetch-page.ts"

/** The words that the host alone says: of the page for browsers that are too old for all others, and of pages to search engines. */
const update: Catalogue = {
  th: () => import("../locales/update/th.po"),
  en: () => import("../locales/update/en.po"),
  kh: () => import("../locales/update/kh.po"),
  mm: () => import("../locales/update/mm.po"),
}

/**
 * Every page in every language, as the host sends it, and the page for browsers that are older than these. A page names
 * the modules it needs: what it knows itself, and what the page's routes fetch.
 */
export const prerender = async (least: LeastBrowsers, modulesAt: (path: string) => Promise<ReadonlyArray<string>>) => {
  const forOlder = { th: "", en: "", kh: "", mm: "" }
  const rendered = []
  for (const { visitor, script, path, besides = [], calls } of prerenderedPages)
    rendered.push({
      visitor,
      script,
      path,
      modules: [...new Set([...besides, ...(await modulesAt(path))])],
      calls,
      hasForm: false,
      hasClock: false,
      html: { th: "", en: "", kh: "", mm: "" },
    })
  const heads = pageHeads()
  for (const locale of locales) {
    i18n.loadAndActivate({ locale, locales: [languageTag[locale]], messages: await allWords(locale) })
    forOlder[locale] = renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <UpdatePage {...least} />
      </I18nProvider>,
    )
    sayHeads(heads, locale)
    for (const [index, page] of prerenderedPages.entries()) {
      const made = rendered[index]
      if (made === undefined) continue
      made.html[locale] = await markupOf(page, locale)
      made.hasForm ||= made.html[locale].includes("<form ")
      made.hasClock ||= made.html[locale].includes('role="timer"')
    }
  }
  return { brand: brandMark, pages: rendered, update: forOlder, heads }
}

const allWords = async (locale: Locale) => {
  const catalogues = await Promise.all(
    [guest, player, betting, games, identity, limits, notifications, site, wallet, update].map((catalogue) =>
      catalogue[locale](),
    ),
  )
  return Object.assign({}, ...catalogues.map(({ messages }) => messages))
}

const markupOf = async ({ visitor, path, draw }: PrerenderedPage, locale: Locale) => {
  const { app, login, router } = await stoppedPage(visitor, path, locale)
  // Not as static markup: words are measured alike only where they are split into the same pieces as on the page.
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <AppContext value={app}>
        <RouterContextProvider router={router}>
          <IsPrerendered value={true}>{draw(login)}</IsPrerendered>
        </RouterContextProvider>
      </AppContext>
    </I18nProvider>,
  )
  return (
    html
      // Where the page waits for something: a prerendered page is never woken, and shows what it has.
      .replaceAll(/<!--\/?\$!?-->|<template><\/template>/g, "")
      // Before the scripts have come, a form sends nothing: there is no address behind it.
      .replaceAll("<form ", '<form method="dialog" ')
  )
}
