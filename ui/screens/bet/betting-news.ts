import { useSelector } from "@xstate/react"
import { useEffect, useLayoutEffect } from "react"
import { useApp } from "../../app.ts"
import type { BetTable } from "./bet-table.ts"

/** How long something stays on show that the player sees for themselves. */
const passing = 6_000

/** What happens around a slip while it is filled in. */
export const useBettingNews = (betting: BetTable["betting"], takesBets: boolean): void => {
  const { connection } = useApp()
  const isOnline = useSelector(connection, (state) => state.matches("online"))
  const news = useSelector(betting, ({ context }) => context.news)
  useEffect(() => betting.send({ type: takesBets ? "round.opened" : "round.closed" }), [betting, takesBets])
  useEffect(() => {
    if (isOnline) betting.send({ type: "connection.restored" })
  }, [betting, isOnline])
  useEffect(() => {
    if (news?._tag !== "refused" && news?._tag !== "displaced" && news?._tag !== "priceRefused") return undefined
    const timer = setTimeout(() => betting.send({ type: "news.told" }), passing)
    return () => clearTimeout(timer)
  }, [betting, news])
  // Before the machine is stopped, what it has not kept yet is kept.
  useLayoutEffect(() => {
    const leave = () => betting.send({ type: "page.left" })
    const turn = () => (document.visibilityState === "visible" ? betting.send({ type: "page.shown" }) : leave())
    window.addEventListener("pagehide", leave)
    document.addEventListener("visibilitychange", turn)
    return () => {
      leave()
      window.removeEventListener("pagehide", leave)
      document.removeEventListener("visibilitychange", turn)
    }
  }, [betting])
}
