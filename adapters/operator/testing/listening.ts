import { once } from "node:events"
import type { Server } from "node:http"

/** Lets a server listen on a free port of this machine; tells where it answers. */
export const listening = async (server: Server): Promise<string> => {
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`
}
