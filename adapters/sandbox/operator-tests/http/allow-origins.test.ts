import { expect, it, onTestFinished } from "vitest"
import { operatorOn } from "../../testing/operator.ts"

const page = "http://localhost:5173"
const inMemory = { kind: "sqlite", file: ":memory:" } as const

const operatorFor = async (corsOrigins?: ReadonlyArray<string>) => {
  const operator = await operatorOn(inMemory, corsOrigins === undefined ? {} : { corsOrigins })
  onTestFinished(() => operator.stop())
  return operator
}

const preflight = (origin: string, path: string, from: string) =>
  fetch(origin + path, {
    method: "OPTIONS",
    headers: {
      origin: from,
      "access-control-request-method": "POST",
      "access-control-request-headers": "authorization,content-type,idempotency-key",
    },
  })

/** What an answer says to a browser about pages of other origins. */
const allowed = ({ headers }: { readonly headers: Headers }) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith("access-control-")))

it("A page of an origin that was named may ask with a token and a key", async () => {
  const { origin } = await operatorFor([page])
  const asked = await preflight(origin, "/poy-api/lotteries.yeekee.create", page)
  expect([asked.status, allowed(asked)]).toEqual([
    204,
    {
      "access-control-allow-origin": page,
      "access-control-allow-methods": "GET,POST",
      "access-control-allow-headers": "authorization,content-type,idempotency-key",
      "access-control-expose-headers": "x-access-token,date",
      "access-control-max-age": "600",
    },
  ])
})

it("Such a page reads the token of its login, and what it is refused with", async () => {
  const { post } = await operatorFor([page])
  const login = (password: string) => post("/api/users.login", { userName: "somchai88", password }, { origin: page })
  const readable = { "access-control-allow-origin": page, "access-control-expose-headers": "x-access-token,date" }
  for (const answer of [await login("Duean69#x"), await login("wrong")]) expect(allowed(answer)).toEqual(readable)
  expect((await login("Duean69#x")).headers.get("x-access-token")).toMatch(/^ey/)
})

it("A page of another origin reads nothing, and without a named one nobody asks", async () => {
  const { origin } = await operatorFor([page])
  expect(allowed(await preflight(origin, "/api/users.login", "http://elsewhere.example"))).not.toHaveProperty(
    "access-control-allow-origin",
  )
  const closed = await operatorFor()
  const asked = await preflight(closed.origin, "/api/users.login", page)
  expect([asked.status, allowed(asked)]).toEqual([404, {}])
})
