import { access } from "@fakham/core"
import type { HighlightedGame } from "@fakham/core/games"
import { useActorRef, useSelector } from "@xstate/react"
import { useApp } from "../../app.ts"
import { useHighlights } from "../../composition/use-highlights.ts"
import { useNews } from "../../composition/use-news.ts"
import { Banners } from "./banners.tsx"
import { Contacts } from "./contacts.tsx"
import { Highlights } from "./highlights.tsx"
import { NewsSheet } from "./news-sheet.tsx"

/** Games that stand out for whoever may play them, what the operator announces, and whom to ask. */
export const Pieces = () => {
  const playsGames = useSelector(useApp().session, ({ context }) => access("/games", context.session) === "allowed")
  return playsGames ? <PiecesWithGames /> : <ReadPieces games={[]} />
}

const PiecesWithGames = () => {
  const reading = useActorRef(useHighlights())
  const known = useSelector(reading, ({ context }) => context.known)
  const isRead = useSelector(reading, (state) => !state.hasTag("busy"))
  return <ReadPieces games={known ?? (isRead ? [] : undefined)} />
}

type ReadPiecesProps = {
  /** Nothing while they are read. */
  readonly games: ReadonlyArray<HighlightedGame> | undefined
}

/** Drawn when all of it has been read, so that nothing pushes the rest away. */
const ReadPieces = ({ games }: ReadPiecesProps) => {
  const news = useActorRef(useNews())
  const isRead = useSelector(news, (state) => !state.matches("reading"))
  if (games === undefined || !isRead) return null
  return (
    <>
      <Highlights of={games} />
      <Banners news={news} />
      <Contacts />
      <NewsSheet news={news} />
    </>
  )
}
