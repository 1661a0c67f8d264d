import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { text } from "node:stream/consumers"
import { expect, onTestFinished, test } from "vitest"
import { firebaseToken } from "./firebase.ts"

const keys = {
  apiKey: "AIzaSyExample-key",
  appId: "1:123456789012:web:0a1b2c",
  projectId: "lucky-lottery",
  vapidKey: `B${"x".repeat(86)}`,
}
const subscription = {
  endpoint: "https://push.example/send/1",
  expirationTime: null,
  keys: { auth: "a-secret", p256dh: "a-public-key" },
}

type Asked = {
  readonly path: string | undefined
  readonly headers: NodeJS.Dict<string | string[]>
  readonly body: unknown
}

/** Both of Google's services on one socket, as its documents have them: the second knows what the first has given. */
const startFirebase = async (refused: { readonly installations?: number; readonly registrations?: number } = {}) => {
  const asked: Array<Asked> = []
  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body: unknown = JSON.parse(await text(incoming))
    asked.push({ path: incoming.url, headers: incoming.headers, body })
    const answer = (status: number, data: unknown) =>
      outgoing.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(data))
    const error = (code: number) => answer(code, { error: { code, message: "no", status: "UNKNOWN" } })
    if (incoming.method !== "POST" || incoming.headers["x-goog-api-key"] !== keys.apiKey) return error(403)
    if (incoming.url === "/v1/projects/lucky-lottery/installations") {
      if (refused.installations) return error(refused.installations)
      const authToken = { token: `of-${asked.length}`, expiresIn: "604800s" }
      return answer(200, { name: "projects/1/installations/1", fid: "f", refreshToken: "2_r", authToken })
    }
    if (incoming.url === "/v1/projects/lucky-lottery/registrations") {
      if (refused.registrations) return error(refused.registrations)
      if (!/^FIS of-\d+$/.test(String(incoming.headers["x-goog-firebase-installations-auth"]))) return error(401)
      return answer(200, { name: "projects/1/registrations/1", token: "f:APA91-token", web: {} })
    }
    return error(404)
  }
  const server = createServer((incoming, outgoing) => void handle(incoming, outgoing))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  onTestFinished(() => void server.close())
  const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`
  return { asked, origins: { installations: origin, registrations: origin } }
}

test("a browser is installed, then registered by its subscription, and reached by what Firebase answers", async () => {
  const { asked, origins } = await startFirebase()
  expect(await firebaseToken(keys, subscription, origins)).toBe("f:APA91-token")
  const [installation] = asked
  expect(JSON.stringify(installation?.body)).toMatch(
    /^\{"fid":"[cdef][\w-]{21}","authVersion":"FIS_v2","appId":"1:123456789012:web:0a1b2c","sdkVersion":"w:\d+\.\d+\.\d+"\}$/,
  )
  expect(asked.slice(1).map(({ body }) => body)).toEqual([
    {
      web: {
        endpoint: "https://push.example/send/1",
        auth: "a-secret",
        p256dh: "a-public-key",
        applicationPubKey: keys.vapidKey,
      },
    },
  ])
  expect(asked[1]?.headers["x-goog-firebase-installations-auth"]).toBe("FIS of-1")
})

test("every registration is an installation of its own, so that nothing of an earlier one has to be kept", async () => {
  const { asked, origins } = await startFirebase()
  await firebaseToken(keys, subscription, origins)
  await firebaseToken(keys, subscription, origins)
  const ids = asked.filter(({ path }) => path?.endsWith("/installations")).map(({ body }) => JSON.stringify(body))
  expect(new Set(ids).size).toBe(2)
})

test.each([
  ["a key that Firebase refuses", { installations: 403 }, 1],
  ["a service for installations that is out of order", { installations: 503 }, 1],
  ["a subscription that is refused", { registrations: 400 }, 2],
  ["a service for registrations that is out of order", { registrations: 500 }, 2],
])("%s gives no token, and is not tried again by itself", async (_, refused, times) => {
  const { asked, origins } = await startFirebase(refused)
  await expect(firebaseToken(keys, subscription, origins)).rejects.toThrow(/^127\.0\.0\.1 answered \d+$/)
  expect(asked).toHaveLength(times)
})

test("a browser without keys for its subscription is not made known to Firebase", async () => {
  const { asked, origins } = await startFirebase()
  await expect(firebaseToken(keys, { endpoint: "https://push.example/1" }, origins)).rejects.toThrow()
  expect(asked).toEqual([])
})
