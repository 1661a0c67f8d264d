import { expect, test } from "vitest"
import { routePatterns } from "./route-patterns.ts"

const generated = `
export interface FileRoutesByFullPath {
  "/": typeof IndexRoute
  "/maintenance": typeof MaintenanceRoute
  '/vdo/$vdoName': typeof VdoVdoNameRoute
  "/vdo/": typeof VdoIndexRoute
  "/vdo": typeof VdoRouteWithChildren
  "/game/pg-soft2/{-$gameId}": typeof GamePgSoft2Route
  "/$": typeof SplatRoute
}
export interface FileRoutesByTo {
  "/elsewhere": typeof ElsewhereRoute
}
`

test("the pages are those the router knows by full path, each once and without its trailing slash", () => {
  expect(routePatterns(generated)).toEqual(["/", "/game/pg-soft2/{-$gameId}", "/maintenance", "/vdo", "/vdo/$vdoName"])
})

test("a tree in which no page is found stops the build", () => {
  expect(() => routePatterns("export const routeTree = {}")).toThrow("names no page")
})
