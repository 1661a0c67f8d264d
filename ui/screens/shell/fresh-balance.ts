import { useSelector } from "@xstate/react"
import { useEffect } from "react"
import { useApp } from "../../app.ts"

/** Has the balance counted again when the player comes back to the page or the connection comes back. */
export const useFreshBalance = (): void => {
  const { session, connection } = useApp()
  const player = useSelector(session, (state) => state.children.player)
  const online = useSelector(connection, (state) => state.matches("online"))
  useEffect(() => {
    if (online) player?.send({ type: "retry.requested" })
  }, [online, player])
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") player?.send({ type: "balance.doubted" })
    }
    document.addEventListener("visibilitychange", look)
    return () => document.removeEventListener("visibilitychange", look)
  }, [player])
}
