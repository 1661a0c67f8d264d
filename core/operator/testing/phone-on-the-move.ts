import { Layer } from "effect"
import { announcements } from "../../testing/announcements.ts"
import { type ConnectionNews, Connectivity } from "../connectivity.ts"

/** A phone whose network comes and goes; at first it is there. */
export const phoneOnTheMove = () => {
  const { follow, followers, tell } = announcements<ConnectionNews>([{ type: "connection.restored" }])
  return {
    followers,
    losesNetwork: () => tell({ type: "connection.lost" }),
    findsNetwork: () => tell({ type: "connection.restored" }),
    layer: Layer.succeed(Connectivity, { follow }),
  }
}
