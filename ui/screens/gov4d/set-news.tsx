import type { SetsNews } from "@fakham/core/betting"
import type { SetsNotAdded } from "@fakham/core/gov4d"
import { Plural, Trans } from "@lingui/react/macro"
import { NewsAction, NewsLine } from "../../parts/notices/news-line.tsx"
import { useBuying, useTicket4dPage } from "./ticket4d-page-context.ts"

/** The last thing that the picked sets have to tell. */
export const Ticket4dNews = () => {
  const { buying } = useTicket4dPage()
  const news = useBuying((context) => context.news)
  return (
    <NewsLine onClose={() => buying.send({ type: "news.seen" })}>
      {news === undefined ? undefined : <Ticket4dNewsText news={news} />}
    </NewsLine>
  )
}

const Ticket4dNewsText = ({ news }: { readonly news: SetsNews }) => {
  const { buying } = useTicket4dPage()
  switch (news._tag) {
    case "notAdded":
      return <NotAddedText refused={news.refused} />
    case "roundClosed":
      return <Trans>This round isn't open. Nothing was added.</Trans>
    case "cleared":
      return (
        <>
          <Plural value={news.count} one="# number cleared." other="# numbers cleared." />{" "}
          <NewsAction onClick={() => buying.send({ type: "change.undone" })}>
            <Trans>Restore</Trans>
          </NewsAction>
        </>
      )
    case "changedElsewhere":
      return (
        <Plural
          value={news.after}
          one="Sets changed in another tab: now # number."
          other="Sets changed in another tab: now # numbers."
        />
      )
    case "draftDropped":
      return <Trans>A saved slip couldn't be read and was cleared.</Trans>
    case "draftNotStored":
      return <Trans>This browser can't save the slip. Close the page and it's lost.</Trans>
  }
}

const NotAddedText = ({ refused }: { readonly refused: ReadonlyArray<SetsNotAdded> }) => {
  const full = some(refused.flatMap((one) => (one.reason === "full" ? [`${one.line.number} (${one.most})`] : [])))
  const strange = some(refused.flatMap((one) => (one.reason === "full" ? [] : [one.line.number])))
  return (
    <>
      {full === "" ? null : <Trans>Only {full} left.</Trans>}{" "}
      {strange === "" ? null : <Trans>Couldn't read: {strange}.</Trans>}
    </>
  )
}

const some = (texts: ReadonlyArray<string>): string =>
  texts.length > 6 ? `${texts.slice(0, 5).join(", ")} +${texts.length - 5}` : texts.join(", ")
