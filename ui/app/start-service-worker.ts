import { followReleases, forgetAnswers, isErrandUnderWay } from "@fakham/adapters/browser/site"
import { addWords, player } from "../locales/i18n.ts"
import { follow } from "./follow.ts"
import { followPage, type PageActors } from "./world.ts"

/** Only a built site has a worker. Without one every page is fetched as before. */
export const startServiceWorker = ({ session }: PageActors): void => {
  if (!import.meta.env.PROD) return
  follow(
    session,
    ({ context }) => context.session?.uuid,
    (visitor, before) => {
      if (visitor === undefined || before !== undefined) void forgetAnswers().catch(() => {})
    },
  )
  let isOffered = false
  followReleases({
    newer: () => {
      if (!isOffered) offerNewRelease().catch(() => {})
      isOffered = true
    },
    followShown: (shown) => followPage(({ type }) => type === "page.shown" && shown()),
  }).catch(() => {})
}

const offerNewRelease = async () => {
  const [{ offerRelease }] = await Promise.all([import("../screens/site/release/offer-release.tsx"), addWords(player)])
  offerRelease(isErrandUnderWay)
}
