import { afterAll, beforeAll, expect, test } from "vitest"
import { ask, say } from "../testing/raw.ts"
import { servedScript, startHostWithOperator } from "../testing/site.ts"

let host: Awaited<ReturnType<typeof startHostWithOperator>>
beforeAll(async () => {
  host = await startHostWithOperator()
})
afterAll(() => host.stop())

test.each([
  "/",
  "/main",
  "/main/",
  "/vdo/intro",
  "/vdo/%E0%B8%AA",
  "/game/pg-soft2",
  "/game/pg-soft2/g1",
  "/game/wl/g1",
  "/game/wl/slots/g1",
  "/main?x=1",
  "/vdo/clip.mp4",
])("%s is a page", async (path) => {
  const { status, headers, body } = await ask(host.origin, path)
  expect(status).toBe(200)
  expect(headers["content-type"]).toBe("text/html; charset=utf-8")
  expect(body).toContain('<div id="app"')
})

test.each(["/nowhere", "/main/more", "/vdo/a/b", "/Main", "/game/wl", "/-backup", "/nowhere-backup", "/index.html"])(
  "%s is no page, and says so with a 404",
  async (path) => {
    expect((await ask(host.origin, path)).status).toBe(404)
  },
)

test.each([
  ["/index-backup", "/"],
  ["/main-backup", "/main"],
  ["/lotto-backup/", "/lotto"],
  ["/vdo/a%3Fb-backup", "/vdo/a%3Fb"],
  ["/game/pg-soft2-backup", "/game/pg-soft2"],
])("%s shows the page whose own path is %s", async (path, canonical) => {
  const { status, body } = await ask(host.origin, path)
  expect(status).toBe(200)
  expect(body).toContain(`<link rel="canonical" href="http://localhost:${host.port}${canonical}" />`)
})

test.each(["/", "/main", "/vdo/-backup"])("%s is its own page", async (path) => {
  const { status, body } = await ask(host.origin, path)
  expect(status).toBe(200)
  expect(body).toContain(`<link rel="canonical" href="http://localhost:${host.port}${path}" />`)
})

test.each([
  "/%",
  "/%E0%A4%A",
  "/a%00b",
  "/a%0d%0ab",
  "/../etc/passwd",
  "/assets/../../secret",
  "/assets/%2e%2e/%2e%2e/secret",
  "/assets/..%2f..%2fsecret",
  "/assets/..%5c..%5csecret",
  "/api/..;/admin",
  "/api/.;x/users.login",
  "/api/%2e%2e;/admin",
  "/api/..%3Bsession=1/admin",
  `/${"a".repeat(2000)}`,
])("the path %.40s is refused", async (path) => {
  const { status, body, headers } = await ask(host.origin, path)
  expect(status).toBe(400)
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8")
  expect(body).toMatch(/path/)
})

test.each([
  "/.vite/manifest.json",
  "/routes.json",
  "/assets/missing.js",
  "/assets/index-a1.js.br",
  "/assets",
  "/assets/",
  "/robots.php",
  "/.env",
])("%s is not handed out, and never answered by the page", async (path) => {
  const { status, body } = await ask(host.origin, path)
  expect(status).toBe(404)
  if (path !== "/assets") expect(body).toBe("There is no such file.")
})

test.each(["a b", "x/../y", "<script>", "a@b", "localhost:99999999", "-x", "[::1", ""])(
  "the Host %s is refused",
  async (name) => {
    expect(await say(host.origin, `GET / HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 400 /,
    )
  },
)

test("an absolute address in the request line is refused", async () => {
  const answer = await say(
    host.origin,
    "GET http://elsewhere.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
  )
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
})

test("a page can only be read", async () => {
  const { status, headers } = await ask(host.origin, "/main", { method: "POST", body: "x" })
  expect(status).toBe(405)
  expect(headers.allow).toBe("GET, HEAD")
})

test("a page is asked for again each time, and not sent again while it is the same", async () => {
  const first = await ask(host.origin, "/")
  expect(first.headers["cache-control"]).toBe("no-cache")
  expect(first.headers.vary).toBe("Accept-Encoding, Cookie, Host")
  const tag = first.headers.etag ?? ""
  const again = await ask(host.origin, "/", { headers: { "if-none-match": tag } })
  expect([again.status, again.body]).toEqual([304, ""])
  const english = await ask(host.origin, "/", { headers: { "if-none-match": tag, cookie: "locale=en" } })
  expect(english.status).toBe(200)
  const missing = await ask(host.origin, "/nowhere", { headers: { "if-none-match": tag } })
  expect(missing.status).toBe(404)
})

test("a built file is kept for ever, because its name changes with its content", async () => {
  const { status, headers, body } = await ask(host.origin, "/assets/index-a1.js")
  expect(status).toBe(200)
  expect(body).toBe(servedScript)
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable")
  expect(headers["content-type"]).toBe("text/javascript; charset=utf-8")
  expect(headers["x-content-type-options"]).toBe("nosniff")
  const again = await ask(host.origin, "/assets/index-a1.js", { headers: { "if-none-match": headers.etag ?? "" } })
  expect(again.status).toBe(304)
})

test("other public files are kept for an hour", async () => {
  const icon = await ask(host.origin, "/favicon.svg")
  expect(icon.headers["content-type"]).toBe("image/svg+xml; charset=utf-8")
  expect(icon.headers["cache-control"]).toBe("public, max-age=3600")
})

const askCompressed = async (path: string, accepted: string) => {
  const response = await fetch(`${host.origin}${path}`, { headers: { "accept-encoding": accepted } })
  return {
    coding: response.headers.get("content-encoding"),
    vary: response.headers.get("vary"),
    body: await response.text(),
  }
}

test.each([
  ["br, gzip", "br"],
  ["gzip;q=1, br;q=0", "gzip"],
  ["gzip", "gzip"],
  ["deflate", null],
  ["br;q=0, gzip;q=0", null],
])("to a visitor who reads %s, files and pages come as %s", async (accepted, coding) => {
  const file = await askCompressed("/assets/index-a1.js", accepted)
  expect(file).toEqual({ coding, vary: "Accept-Encoding", body: servedScript })
  const page = await askCompressed("/main", accepted)
  expect(page.coding).toBe(coding)
  expect(page.body).toContain('<div id="app"')
})

test("HEAD answers like GET, without the body", async () => {
  const file = await ask(host.origin, "/assets/index-a1.js", { method: "HEAD" })
  expect([file.status, file.body, file.headers["content-length"]]).toEqual([
    200,
    "",
    `${Buffer.byteLength(servedScript)}`,
  ])
  const page = await ask(host.origin, "/main", { method: "HEAD" })
  expect([page.status, page.body, page.headers["content-type"]]).toEqual([200, "", "text/html; charset=utf-8"])
})
