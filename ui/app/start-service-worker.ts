import { followReleases, forgetAnswers, isErrandUnderWay } from "@fakham/adapters/browser/site"
import { watchPart } from "@fakham/core/visit"
import { addWords, player } from "../locales/i18n.ts"
import type { PageActors } from "./page-actors.ts"

/** Only a built site has a worker. Without one every page is fetched as before. */
export const startServiceWorker = ({ session }: Pick<PageActors, "session">): void => {
  if (!import.meta.env.PROD) return
  watchPart(
    session,
    ({ context }) => context.session?.uuid,
    (visitor, before) => {
      if (visitor === undefined || before !== undefined) void forgetAnswers().catch(() => {})
    },
  )
  let isOffered = false
  followReleases(() => {
    if (!isOffered) offerNewRelease().catch(() => {})
    isOffered = true
  }).catch(() => {})
}

const offerNewRelease = async () => {
  const [{ offerRelease }] = await Promise.all([import("../screens/site/release/offer-release.tsx"), addWords(player)])
  offerRelease(isErrandUnderWay)
}
