import { readFile } from "node:fs/promises"
import { gamePages, isPartner, partners, rulesOf } from "@fakham/core/games"
import { expect, test } from "vitest"
import { routePatterns } from "./route-patterns.ts"

const tree = new URL("../../ui/route-tree.gen.ts", import.meta.url)

/** What a route answers, as the registry writes it: with and without what it may lack. */
const answeredBy = (route: string): ReadonlyArray<string> => {
  const named = (path: string) => path.replaceAll(/\$(\w+)/g, "{$1}")
  const optional = /\/\{-(\$\w+)\}/
  return optional.test(route)
    ? [named(route.replace(optional, "/$1")), named(route.replace(optional, ""))]
    : [named(route)]
}

test("every page of games has its route, and every route of games its page", async () => {
  const registered = [...partners, "wl-game-test"].filter(isPartner).flatMap((partner) => {
    const { lists, games } = rulesOf(partner)
    return [...lists, ...games].map((path) => path.replace(/#.*$/, ""))
  })
  const routes = routePatterns(await readFile(tree, "utf8")).filter((route) => /^\/(?:games?|live)(?:\/|$)/.test(route))
  expect([...new Set(routes.flatMap(answeredBy))].toSorted()).toEqual(
    // A list of gpx with a route of its own, for the specification names it.
    [...new Set([...registered, ...Object.keys(gamePages), "/game/gpx/pgSport"])].toSorted(),
  )
})
