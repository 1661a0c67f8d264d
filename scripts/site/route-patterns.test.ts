import { expect, test } from "vitest"
import { routePatterns } from "./route-patterns.ts"

const generated = `
export interface FileRoutesByFullPath {
  "/": typeof IndexRoute
  "/maintenance": typeof MaintenanceRoute
  '/vdo/$vdoName': typeof VdoVdoNameRoute
  "/vdo/": typeof VdoIndexRoute
  "/vdo": typeof VdoRouteWithChildren
  "/poy/$betGroup/{-$poyId}": typeof PoyRoute
  "/$": typeof SplatRoute
}
export interface FileRoutesByTo {
  "/elsewhere": typeof ElsewhereRoute
}
`

test("the pages are those the router knows by full path, each once and without its trailing slash", () => {
  expect(routePatterns(generated)).toEqual(["/", "/maintenance", "/poy/$betGroup/{-$poyId}", "/vdo", "/vdo/$vdoName"])
})

test("the one route of partners' games stands for a page of each list and each game", () => {
  const patterns = routePatterns('export interface FileRoutesByFullPath {\n  "/game/$": typeof GamesRoute\n}\n')
  expect(patterns.filter((pattern) => /soccer|gpx|wm/.test(pattern))).toEqual([
    "/game/gpx",
    "/game/gpx/$gameList",
    "/game/gpx/$gameList/$gameId",
    "/game/soccer",
    "/game/wm",
    "/game/wm/list",
  ])
})

test("a tree in which no page is found stops the build", () => {
  expect(() => routePatterns("export const routeTree = {}")).toThrow("names no page")
})
