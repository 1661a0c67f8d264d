import { addSiteWords } from "../../locales/site.ts"
import { pageParts } from "../page-parts.ts"
import { onParts, parts } from "../parts.ts"
import { type Fetched, withWords } from "./with-words.ts"

const withOwnWords = (fetched: Fetched) => withWords(fetched, addSiteWords())

/** The screens of the pages around the lotteries. */
export const siteScreens = {
  Download: () =>
    withOwnWords(
      onParts(
        import("../../screens/site/download/download-screen.lazy.tsx").then((of) => of.DownloadScreen),
        pageParts.install,
      ),
    ),
  Guide: () => withOwnWords(import("../../screens/site/howto/howto-screens.lazy.tsx").then((of) => of.GuideScreen)),
  HowTo: () => withOwnWords(import("../../screens/site/howto/howto-screens.lazy.tsx").then((of) => of.HowToScreen)),
  Promotions: () =>
    withOwnWords(
      onParts(
        import("../../screens/site/promotions/promotions-screen.lazy.tsx").then((of) => of.PromotionsScreen),
        parts.promotions,
      ),
    ),
  Video: () =>
    withOwnWords(
      onParts(
        import("../../screens/site/vdo/video-screens.lazy.tsx").then((of) => of.VideoScreen),
        parts.videos,
      ),
    ),
  Videos: () =>
    withOwnWords(
      onParts(
        import("../../screens/site/vdo/video-screens.lazy.tsx").then((of) => of.VideosScreen),
        parts.videos,
      ),
    ),
}
