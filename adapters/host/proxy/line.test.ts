import { afterEach, expect, test } from "vitest"
import { json, startOperator } from "../testing/operator.ts"
import { ask } from "../testing/raw.ts"
import { lineLink, startSampleHost } from "../testing/site.ts"

let stop = async () => {}
afterEach(() => stop())

/** A page with the way in by LINE, and one more, at an operator that says this where a login by LINE begins. */
const pagesAt = async (status: number, body: unknown) => {
  const operator = await startOperator({ "/api/line.start": (_incoming, outgoing) => json(outgoing, status, body) })
  const host = await startSampleHost(operator.origin)
  stop = async () => {
    await host.stop()
    await operator.stop()
  }
  const first = await ask(host.origin, "/register")
  await ask(host.origin, "/")
  return { first: first.body, asked: operator.requests.filter(({ url }) => url === "/api/line.start") }
}

test("the way in by LINE stands where the operator knows it, which is asked once and begins nothing", async () => {
  const { first, asked } = await pagesAt(400, { code: "badRequest", message: "", data: { path: "state" } })
  expect(first).toContain(lineLink)
  expect(first).not.toContain('"line":false')
  expect(asked.map(({ method, body }) => [method, body])).toEqual([["POST", "{}"]])
})

test.each([
  [404, { message: "Cannot POST /api/line.start" }],
  [401, { message: "Unauthorized" }],
  [503, { message: "" }],
])(
  "it does not stand where the answer is a %i, neither in what is sent first nor in what the scripts draw",
  async (status, body) => {
    const { first } = await pagesAt(status, body)
    expect(first).not.toContain("/login/line/auth")
    expect(first).toContain("<p>registration ")
    expect(first).toContain('"line":false')
  },
)
