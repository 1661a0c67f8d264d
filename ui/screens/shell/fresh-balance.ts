import { useSelector } from "@xstate/react"
import { useEffect } from "react"
import { useApp } from "../../app.ts"

/** Has the balance counted again when the player comes back to the page, or the connection comes back. */
export const useFreshBalance = (): void => {
  const { session, connection } = useApp()
  const player = useSelector(session, (state) => state.children.player)
  useEffect(() => {
    const doubt = () => {
      if (document.visibilityState === "visible") player?.send({ type: "balance.doubted" })
    }
    let wasOnline = connection.getSnapshot().matches("online")
    const subscription = connection.subscribe((state) => {
      const isOnline = state.matches("online")
      if (isOnline && !wasOnline) {
        player?.send({ type: "retry.requested" })
        doubt()
      }
      wasOnline = isOnline
    })
    document.addEventListener("visibilitychange", doubt)
    return () => {
      subscription.unsubscribe()
      document.removeEventListener("visibilitychange", doubt)
    }
  }, [player, connection])
}
