import { once } from "node:events"
import { createServer } from "node:net"
import { startFailure } from "@fakham/host"

type Place = { readonly host: string; readonly port: number }

/** Why nothing could listen there, in one line, found out before anything else is done. */
export const portFault = async (place: Place): Promise<string | undefined> => {
  const probe = createServer().listen(place.port, place.host)
  try {
    await once(probe, "listening")
    probe.close()
    await once(probe, "close")
    return undefined
  } catch (error) {
    return startFailure(error, place)
  }
}

/** A port that nobody listens on just now. */
export const freePort = async (host: string): Promise<number> => {
  const probe = createServer().listen(0, host)
  await once(probe, "listening")
  const address = probe.address()
  probe.close()
  await once(probe, "close")
  return address !== null && typeof address === "object" ? address.port : 0
}
