import type { SetsNews } from "@fakham/core/betting"
import type { SetsNotAdded } from "@fakham/core/gov4d"
import { Plural, Trans } from "@lingui/react/macro"
import { NewsAction, NewsLine } from "../../parts/notices/news-line.tsx"
import { useBuying, useSetTable } from "./set-table.ts"

/** The last thing that the picked sets have to tell. */
export const SetNews = () => {
  const { buying } = useSetTable()
  const news = useBuying((context) => context.news)
  return (
    <NewsLine onClose={() => buying.send({ type: "news.seen" })}>
      {news === undefined ? undefined : <SetNewsText news={news} />}
    </NewsLine>
  )
}

const SetNewsText = ({ news }: { readonly news: SetsNews }) => {
  const { buying } = useSetTable()
  switch (news._tag) {
    case "notAdded":
      return <NotAddedText refused={news.refused} />
    case "roundClosed":
      return <Trans>This round takes no bets now. Nothing was added.</Trans>
    case "cleared":
      return (
        <>
          <Plural value={news.count} one="# number cleared." other="# numbers cleared." />{" "}
          <NewsAction onClick={() => buying.send({ type: "change.undone" })}>
            <Trans>Bring back</Trans>
          </NewsAction>
        </>
      )
    case "changedElsewhere":
      return (
        <Plural
          value={news.after}
          one="Another tab changed these sets: now # number."
          other="Another tab changed these sets: now # numbers."
        />
      )
    case "draftDropped":
      return <Trans>A kept slip could not be read and was dropped.</Trans>
    case "draftNotKept":
      return <Trans>This browser cannot keep the slip: it is lost when the page closes.</Trans>
  }
}

const NotAddedText = ({ refused }: { readonly refused: ReadonlyArray<SetsNotAdded> }) => {
  const full = some(refused.flatMap((one) => (one.reason === "full" ? [`${one.line.number} (${one.most})`] : [])))
  const strange = some(refused.flatMap((one) => (one.reason === "full" ? [] : [one.line.number])))
  return (
    <>
      {full === "" ? null : <Trans>Room only for {full}.</Trans>}{" "}
      {strange === "" ? null : <Trans>Not understood: {strange}.</Trans>}
    </>
  )
}

const some = (texts: ReadonlyArray<string>): string =>
  texts.length > 6 ? `${texts.slice(0, 5).join(", ")} +${texts.length - 5}` : texts.join(", ")
