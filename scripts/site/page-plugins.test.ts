import { expect, test } from "vitest"
import { scriptsLast } from "./page-plugins.ts"

const page = `<html>
  <head>
    <!--styles-->
    <script type="module" crossorigin src="/assets/first.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react.js">
    <link rel="stylesheet" crossorigin href="/assets/first.css">
  </head>
</html>`

const written = (path: string) => {
  const { transformIndexHtml } = scriptsLast
  if (typeof transformIndexHtml !== "object" || typeof transformIndexHtml.handler !== "function")
    throw new Error("none")
  return Reflect.apply(transformIndexHtml.handler, undefined, [page, { path }])
}

test("on the site's page no script begins by itself, and styles of single pages have the last place", () => {
  expect(written("/index.html")).toBe(`<html>
  <head>
    <link rel="later" data-part fetchpriority="low" crossorigin href="/assets/react.js">
    <link rel="later" data-part fetchpriority="low" crossorigin href="/assets/first.js">
    <link rel="stylesheet" crossorigin href="/assets/first.css">
    <!--styles-->
  </head>
</html>`)
})

test("pages that are built beside the site begin by themselves", () => {
  expect(written("/gallery/countdowns.html")).toBe(page)
})
