import type { Following } from "./feeds.ts"
import type { Rounds } from "./rounds.ts"
import type { World } from "./world.ts"

type Doubt = { readonly type: "data.doubted" }
type Endings = Pick<Rounds, "followNews" | "followDoubts">

/** How long after its draw a round is paid out at most, as a rule. */
const paying = 5_000

/** Tells a while after a round has ended, or may have unheard. */
const roundsOver =
  ({ followNews, followDoubts }: Endings): Following<Doubt> =>
  (tell) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        timer = undefined
        tell({ type: "data.doubted" })
      }, paying)
    }
    const leaving = [
      followNews(({ type }) => {
        if (type === "round.drawn" || type === "round.cancelled") wait()
      }),
      // While news are cut off doubts come as often as this waits.
      followDoubts(() => timer ?? wait()),
    ]
    return () => {
      for (const leave of leaving) leave()
      clearTimeout(timer)
    }
  }

/** Tells of every other cash than the one that is known first. */
const cashMoved =
  ({ cash, followCash }: Pick<World, "cash" | "followCash">): Following<Doubt> =>
  (tell) => {
    let known = cash()
    return followCash((now) => {
      const isMoved = known !== undefined && now !== known
      known = now
      if (isMoved) tell({ type: "data.doubted" })
    })
  }

type Surroundings = Endings & Pick<World, "cash" | "followCash">

/**
 * When fewer or more slips may wait: placing and winning move the cash; slips that won nothing are over soon after their
 * round was drawn, as long as there are any.
 */
export const slipsMayHaveMoved =
  (around: Surroundings, doesAnyWait: () => boolean): Following<Doubt> =>
  (tell) => {
    const leaving = [
      cashMoved(around)(tell),
      roundsOver(around)((doubt) => {
        if (doesAnyWait()) tell(doubt)
      }),
    ]
    return () => {
      for (const leave of leaving) leave()
    }
  }
