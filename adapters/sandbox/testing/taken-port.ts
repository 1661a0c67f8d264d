import { once } from "node:events"
import { createServer } from "node:net"
import { onTestFinished } from "vitest"

/** A port of this machine on which somebody else listens until the test has finished. */
export const takenPort = async (): Promise<string> => {
  const neighbour = createServer().listen(0, "127.0.0.1")
  onTestFinished(() => void neighbour.close())
  await once(neighbour, "listening")
  const address = neighbour.address()
  return typeof address === "object" ? String(address?.port) : ""
}
