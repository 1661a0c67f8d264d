import { useEffect } from "react"
import { useApp } from "../../app.ts"

/** An operator that does not know the player any longer says so about everything: the session finds out. */
export const useDisowned = (disowned: boolean): void => {
  const { session } = useApp()
  useEffect(() => {
    if (disowned) session.getSnapshot().children.player?.send({ type: "balance.doubted" })
  }, [disowned, session])
}
