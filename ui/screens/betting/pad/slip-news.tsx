import { NewsLine } from "../../../parts/notices/news-line.tsx"
import { useBetPage, useBetting } from "../bet-page-context.ts"
import { NewsText } from "./news-text.tsx"

/** The last thing that the slip has to tell. */
export const SlipNewsNote = () => {
  const { betting } = useBetPage()
  const news = useBetting((context) => context.news)
  return (
    <NewsLine onClose={() => betting.send({ type: "news.seen" })}>
      {news === undefined || news._tag === "priceRefused" ? undefined : <NewsText news={news} />}
    </NewsLine>
  )
}
