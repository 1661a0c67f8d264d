import { useSelector } from "@xstate/react"
import { useEffect } from "react"
import { useApp } from "../../app.ts"
import type { followMoney } from "../../composition/money-news.ts"

/** Has the player hear what the operator announces of their money, for as long as they are logged in. */
export const useLiveBalance = (): void => {
  const { session } = useApp()
  const player = useSelector(session, (state) => state.children.player)
  const uuid = useSelector(session, ({ context }) => context.session?.uuid)
  useEffect(() => {
    if (player === undefined || uuid === undefined) return undefined
    // Until the first news is in sight the balance is asked for again and again.
    player.send({ type: "feed.lost" })
    const following = follow(uuid, player.send)
    return () => void following.then((unfollow) => unfollow())
  }, [player, uuid])
}

/** Fetched once the page is drawn; what cannot be fetched leaves the player to asking. */
const follow = async (...means: Parameters<typeof followMoney>): Promise<() => void> => {
  try {
    const { followMoney } = await import("../../composition/money-news.ts")
    return followMoney(...means)
  } catch {
    return () => {}
  }
}
