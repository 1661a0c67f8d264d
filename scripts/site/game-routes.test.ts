import { readFile } from "node:fs/promises"
import { gamePages } from "@fakham/core/games"
import { expect, test } from "vitest"
import { partnerPages, routePatterns } from "./route-patterns.ts"

const tree = new URL("../../ui/route-tree.gen.ts", import.meta.url)

test("every page of games has its route, and every route of games its page", async () => {
  const routes = routePatterns(await readFile(tree, "utf8")).filter((route) => /^\/(?:games?|live)(?:\/|$)/.test(route))
  expect(routes).toEqual([...new Set([...partnerPages, ...Object.keys(gamePages)])].toSorted())
})
