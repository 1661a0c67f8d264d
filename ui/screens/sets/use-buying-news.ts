import { useSelector } from "@xstate/react"
import { useEffect } from "react"
import { useApp } from "../../app.ts"
import type { SetTable } from "./set-table.ts"

/** How long something stays on show that the player sees for themselves. */
const passing = 6_000

/** What happens around sets while they are picked. */
export const useBuyingNews = (buying: SetTable["buying"], takesBets: boolean): void => {
  const { connection } = useApp()
  const isOnline = useSelector(connection, (state) => state.matches("online"))
  const news = useSelector(buying, ({ context }) => context.news)
  useEffect(() => buying.send({ type: takesBets ? "round.opened" : "round.closed" }), [buying, takesBets])
  useEffect(() => {
    if (isOnline) buying.send({ type: "connection.restored" })
  }, [buying, isOnline])
  useEffect(() => {
    if (news?._tag !== "roundClosed") return undefined
    const timer = setTimeout(() => buying.send({ type: "news.told" }), passing)
    return () => clearTimeout(timer)
  }, [buying, news])
  useEffect(() => {
    const turn = () => {
      if (document.visibilityState === "visible") buying.send({ type: "page.shown" })
    }
    document.addEventListener("visibilitychange", turn)
    return () => document.removeEventListener("visibilitychange", turn)
  }, [buying])
}
