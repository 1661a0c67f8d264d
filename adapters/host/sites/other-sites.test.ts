import { afterAll, beforeAll, expect, test } from "vitest"
import { json, startOperator } from "../testing/operator.ts"
import { ask } from "../testing/raw.ts"
import { startSampleHost } from "../testing/site.ts"

let operator: Awaited<ReturnType<typeof startOperator>>
let host: Awaited<ReturnType<typeof startSampleHost>>
beforeAll(async () => {
  operator = await startOperator({ "/api/cashs": (_incoming, outgoing) => json(outgoing, 200, { data: { money: 1 } }) })
  host = await startSampleHost(operator.origin)
})
afterAll(async () => {
  await host.stop()
  await operator.stop()
})

test.each(["GET", "OPTIONS"])("a page of another site that asks with %s may read no answer", async (method) => {
  const headers = {
    origin: "https://elsewhere.example",
    "access-control-request-method": "GET",
    "access-control-request-headers": "authorization",
  }
  for (const path of ["/", "/assets/index-a1.js", "/api/cashs", "/api/nowhere"]) {
    const { headers: answered } = await ask(host.origin, path, { method, headers })
    expect(Object.keys(answered).filter((name) => name.startsWith("access-control-"))).toEqual([])
  }
})
