import { once } from "node:events"
import { connect } from "node:net"
import { text } from "node:stream/consumers"
import { expect, onTestFinished, test } from "vitest"
import { operatorOn } from "../../testing/operator.ts"

test("a connection on which nothing was ever asked does not hold up an operator that stops", async () => {
  const operator = await operatorOn({ kind: "sqlite", file: ":memory:" })
  const silent = connect(operator.port, "127.0.0.1").resume()
  const sending = connect(operator.port, "127.0.0.1")
  onTestFinished(() => void sending.destroy())
  await Promise.all([once(silent, "connect"), once(sending, "connect")])
  const lines = ["POST /api/users.login HTTP/1.1", "host: operator", "content-type: application/json"]
  sending.write([...lines, "content-length: 2", "expect: 100-continue", "", ""].join("\r\n"))
  await once(sending, "readable")
  const stopped = operator.stop()
  await once(silent, "close")
  sending.write("{}")
  expect(await text(sending)).toMatch(/HTTP\/1\.1 400 /)
  await stopped
})
