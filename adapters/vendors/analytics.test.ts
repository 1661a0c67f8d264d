import { createServer } from "node:http"
import { listening } from "@fakham/operator/testing"
import { afterEach, expect, test } from "vitest"
import { pageCounter } from "./analytics.ts"

const closing: Array<() => void> = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

test("a page is counted by its pattern alone, without cookies and without where the visitor came from", async () => {
  const requests: Array<{ readonly method?: string | undefined; readonly asked: unknown; readonly headers: unknown }> =
    []
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://x")
    const { cookie, referer } = request.headers
    requests.push({
      method: request.method,
      asked: [pathname, Object.fromEntries(searchParams)],
      headers: { cookie, referer },
    })
    response.writeHead(204).end()
  })
  const address = `${await listening(server)}/g/collect`
  closing.push(() => server.close())
  const count = pageCounter({ id: "G-ABCD1234", address }, { clientId: () => "42.7", origin: "https://lucky.example" })
  await count({ route: "/lotto/yeekee/$betId", language: "th" })
  expect(requests).toEqual([
    {
      method: "POST",
      asked: [
        "/g/collect",
        {
          v: "2",
          tid: "G-ABCD1234",
          cid: "42.7",
          en: "page_view",
          dl: "https://lucky.example/lotto/yeekee/$betId",
          ul: "th",
        },
      ],
      headers: { cookie: undefined, referer: undefined },
    },
  ])
})

test("where nobody listens nothing is thrown", async () => {
  const server = createServer()
  const address = await listening(server)
  server.close()
  const count = pageCounter({ id: "G-ABCD1234", address }, { clientId: () => "42.7", origin: "https://lucky.example" })
  await expect(count({ route: "/", language: "th" })).resolves.toBeUndefined()
})
