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
