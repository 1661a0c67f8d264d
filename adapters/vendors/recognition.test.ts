import { createServer, type IncomingHttpHeaders } from "node:http"
import { Recognition, type VisitorTags } from "@fakham/core/identity"
import { listening } from "@fakham/operator/testing"
import { Effect } from "effect"
import { afterEach, expect, test, vi } from "vitest"
import { type RecognitionSettings, serviceRecognition } from "./recognition.ts"

const closing: Array<() => void> = []
afterEach(() => {
  vi.unstubAllGlobals()
  for (const close of closing.splice(0)) close()
})

/** A fingerprint service that answers as it is told, and keeps what it heard. */
const service = async (status: number, answer: string) => {
  const requests: Array<{ readonly headers: IncomingHttpHeaders; readonly tags: unknown }> = []
  const server = createServer((request, response) => {
    let body = ""
    request.on("data", (part) => (body += part))
    request.on("end", () => {
      requests.push({ headers: request.headers, tags: JSON.parse(body) })
      response.writeHead(status, { "content-type": "application/json" }).end(answer)
    })
  })
  const origin = await listening(server)
  closing.push(() => server.close())
  return { requests, address: `${origin}/` }
}

const tags: VisitorTags = {
  referUrl: "https://example.com/friends",
  headers: "th-TH",
  page: "/",
  device: "mobile",
  screen: "390x844",
  network: "4g",
  plugin: "none",
  uid: "guest-1",
  uuid: "uuid-1",
}

const agreed = () => true

const asked = (settings: RecognitionSettings, isAgreedTo = agreed) =>
  Effect.runPromise(
    Effect.result(Recognition.use((recognition) => recognition.recognise(tags))).pipe(
      Effect.provide(serviceRecognition(settings, isAgreedTo)),
    ),
  )

test("the service is told everything that the product wants it told, with the site's key, and says who it is", async () => {
  const { requests, address } = await service(200, '{"visitorId":"visitor-1","requestId":"request-1"}')

  expect(await asked({ key: "key-of-site", address })).toMatchObject({
    success: { visitorId: "visitor-1", requestId: "request-1" },
  })
  expect(requests.map((one) => one.tags)).toEqual([tags])
  expect(requests[0]?.headers).toMatchObject({ authorization: "Bearer key-of-site" })
  expect(requests[0]?.headers.cookie).toBeUndefined()
})

test.each([
  ["an error", 500, "{}"],
  ["no JSON", 200, "<html>"],
  ["an id that is no text", 200, '{"visitorId":7}'],
])("%s from the service recognises nobody, and the failure does not carry the key", async (_, status, answer) => {
  const { address } = await service(status, answer)
  const recognised = await asked({ key: "key-of-site", address })

  expect(recognised).toMatchObject({ failure: { _tag: "Unreachable" } })
  expect(JSON.stringify(recognised)).not.toContain("key-of-site")
})

test("a service that is away recognises nobody", async () => {
  expect(await asked({ key: "key-of-site", address: "http://127.0.0.1:1/" })).toMatchObject({
    failure: { _tag: "Unreachable" },
  })
})

test.each([undefined, ""])("without a key nobody is asked and nothing is looked at", async (key) => {
  const { requests, address } = await service(200, '{"visitorId":"visitor-1"}')
  const seen = await Effect.runPromise(
    Effect.provide(
      Recognition.use((recognition) => recognition.surroundings()),
      serviceRecognition({ key, address }, agreed),
    ),
  )

  expect(await asked({ key, address })).toMatchObject({ failure: { _tag: "Unreachable" } })
  expect(requests).toEqual([])
  expect(new Set(Object.values(seen))).toEqual(new Set([""]))
})

test("a visitor who has not agreed is not looked at, and is from the moment they have", async () => {
  const { requests, address } = await service(200, '{"visitorId":"visitor-1"}')
  const settings = { key: "key-of-site", address }
  const seen = await Effect.runPromise(
    Effect.provide(
      Recognition.use((recognition) => recognition.surroundings()),
      serviceRecognition(settings, () => false),
    ),
  )

  expect(new Set(Object.values(seen))).toEqual(new Set([""]))
  expect(await asked(settings, () => false)).toMatchObject({ failure: { _tag: "Unreachable" } })
  expect(requests).toEqual([])
  expect(await asked(settings)).toMatchObject({ success: { visitorId: "visitor-1" } })
})

test("an answer that comes after the yes was taken back is not used", async () => {
  const { requests, address } = await service(200, '{"visitorId":"visitor-1"}')
  const recognised = await asked({ key: "key-of-site", address }, () => requests.length === 0)

  expect(requests).toHaveLength(1)
  expect(recognised).toMatchObject({ failure: { _tag: "Unreachable" } })
})

test("what is seen is the browser and the page, not where on the site the visitor searched", async () => {
  vi.stubGlobal("navigator", {
    userAgent: "Mozilla/5.0 (Linux; Android 16) Mobile",
    languages: ["th-TH", "en"],
    plugins: [{ name: "PDF Viewer" }],
    maxTouchPoints: 5,
    onLine: true,
    connection: { effectiveType: "4g" },
  })
  vi.stubGlobal("screen", { width: 390, height: 844, colorDepth: 24 })
  vi.stubGlobal("devicePixelRatio", 3)
  vi.stubGlobal("document", { referrer: "https://example.com/" })
  vi.stubGlobal("location", { pathname: "/register/somchai88", search: "?secret=1" })
  const seen = await Effect.runPromise(
    Effect.provide(
      Recognition.use((recognition) => recognition.surroundings()),
      serviceRecognition({ key: "key-of-site", address: "http://127.0.0.1:1/" }, agreed),
    ),
  )

  expect(seen).toEqual({
    referUrl: "https://example.com/",
    headers: "Mozilla/5.0 (Linux; Android 16) Mobile; th-TH,en",
    page: "/register/somchai88",
    device: "mobile",
    screen: "390x844x24@3",
    network: "4g",
    plugin: "PDF Viewer",
  })
})
