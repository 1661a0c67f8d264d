import type { Locale } from "@fakham/core"
import type { FetchedPage } from "./visit.ts"
import { barOf, kilobytes } from "./weight.ts"

/** Bytes on the line: scripts gzipped; fonts by the language of the page. */
const bars = {
  players: 81_000,
  own: 45_000,
  // The words of these pages and what all pages stand in, which a player has from the login on.
  guests: 54_000,
  pictures: 10_000,
  fonts: { th: 60_000, en: 40_000, kh: 90_000, mm: 160_000 } satisfies Readonly<Record<Locale, number>>,
}

export type WeighedPage = Omit<FetchedPage, "files"> & {
  /** Scripts that the first page does not have, nor, of a player's page, every player's page. */
  readonly own: number
  readonly fonts: number
  readonly pictures: number
}

export type WeighedRoutes = {
  /** Scripts that every player's page brings, and the first page does not; of those that run before all others the largest. */
  readonly players: number
  readonly pages: ReadonlyArray<WeighedPage>
}

const isScript = (file: string) => file.endsWith(".js")
const isEarly = (file: string) => /\/prefetch-[\w-]+\.js$/.test(file)
const isFont = (file: string) => file.endsWith(".woff2")
const isPicture = (file: string) => /\.(?:svg|png|jpe?g|webp|avif|gif|ico)$/.test(file)

/** What each page brings, its catalogue of a language among its own scripts. */
export const weighRoutes = (pages: ReadonlyArray<FetchedPage>, weightOf: (file: string) => number): WeighedRoutes => {
  const sum = (files: ReadonlyArray<string>) => files.reduce((total, file) => total + weightOf(file), 0)
  const first = new Set(pages.filter(({ name }) => name === "/").flatMap(({ files }) => files))
  const players = pages.filter(({ isPlayers }) => isPlayers)
  const everywhere = (file: string) => !isEarly(file) && players.every(({ files }) => files.includes(file))
  const shared = (players[0]?.files ?? []).filter((file) => isScript(file) && !first.has(file) && everywhere(file))
  const early = [...new Set(players.flatMap(({ files }) => files.filter(isEarly)))]
  const isShared = (file: string) => shared.includes(file) || isEarly(file)
  return {
    players: sum(shared) + Math.max(0, ...early.map(weightOf)),
    pages: pages.map(({ name, locale, isPlayers, files }) => ({
      name,
      locale,
      isPlayers,
      own: sum(files.filter((file) => isScript(file) && !first.has(file) && !(isPlayers && isShared(file)))),
      fonts: sum(files.filter(isFont)),
      pictures: sum(files.filter(isPicture)),
    })),
  }
}

/** Every budget that is broken, a sentence each. */
export const judgeRoutes = ({ players, pages }: WeighedRoutes): ReadonlyArray<string> => {
  const over = (what: string, bytes: number, bar: number) =>
    bytes > bar ? [`${what} ${kilobytes(bytes)}, over ${kilobytes(bar)}`] : []
  return [
    ...over("every player's page brings scripts of", players, bars.players),
    ...pages.flatMap(({ name, locale, isPlayers, own, fonts, pictures }) => [
      ...over(`${name} in ${locale} brings scripts of`, own, isPlayers ? bars.own : bars.guests),
      ...over(`${name} in ${locale} brings fonts of`, fonts, bars.fonts[locale]),
      ...over(`${name} in ${locale} brings pictures of`, pictures, bars.pictures),
    ]),
  ]
}

export const reportRoutes = (routes: WeighedRoutes): ReadonlyArray<string> => {
  const row = (title: string, cells: ReadonlyArray<number>, most: number) =>
    `  ${title.padEnd(34)}${cells.map((bytes) => kilobytes(bytes).padStart(11)).join("")}  scripts: ${barOf(cells[0] ?? 0, most)}`
  return [
    `  ${"what a page brings".padEnd(34)}${["scripts gz", "fonts", "pictures"].map((head) => head.padStart(11)).join("")}`,
    row("every player's page", [routes.players], bars.players),
    ...routes.pages.map(({ name, locale, isPlayers, own, fonts, pictures }) =>
      row(`${name} in ${locale}`, [own, fonts, pictures], isPlayers ? bars.own : bars.guests),
    ),
    ...judgeRoutes(routes),
  ]
}
