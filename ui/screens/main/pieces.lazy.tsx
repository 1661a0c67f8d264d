import { access } from "@fakham/core"
import type { HighlightedGame } from "@fakham/core/games"
import type { ResourceView } from "@fakham/core/visit"
import { useActorRef, useSelector } from "@xstate/react"
import type { SnapshotFrom } from "xstate"
import { useApp } from "../../app/app.ts"
import { type Made, parts } from "../../app/parts.ts"
import { usePart, useResource } from "../../app/use-visit.ts"
import { DraftedRounds } from "../lotto/drafts/drafted-rounds.tsx"
import { Banners } from "./banners.tsx"
import { Contacts } from "./contacts.tsx"
import { Highlights } from "./highlights.tsx"
import { NewsSheet } from "./news-sheet.tsx"
import styles from "./pieces.module.css"

/** Games that stand out for whoever may play them, what the operator announces, and whom to ask. */
export const MainPieces = () => {
  const playsGames = useSelector(useApp().session, ({ context }) => access("/games", context.session) === "allowed")
  return playsGames ? <PiecesWithGames /> : <ReadPieces games={noGames} />
}

const isNewsReadIn = (state: SnapshotFrom<Made["news"]["news"]>) => !state.hasTag("busy")

const noGames: ReadonlyArray<HighlightedGame> = []

const gamesIn = ({ data, isLoading }: ResourceView<ReadonlyArray<HighlightedGame>>) =>
  data ?? (isLoading ? undefined : noGames)

const PiecesWithGames = () => {
  return <ReadPieces games={gamesIn(useResource(usePart(parts.highlights).highlights))} />
}

type ReadPiecesProps = {
  /** Nothing while they are read. */
  readonly games: ReadonlyArray<HighlightedGame> | undefined
}

/** Drawn when all of it has been read, so that nothing pushes the rest away. */
const ReadPieces = ({ games }: ReadPiecesProps) => {
  const { support } = useApp()
  const news = useActorRef(usePart(parts.news).news, { input: { support } })
  const isRead = useSelector(news, isNewsReadIn)
  if (games === undefined || !isRead) return null
  return (
    <>
      <div className={styles.beside}>
        <DraftedRounds />
        <Highlights of={games} />
      </div>
      <Banners news={news} />
      <Contacts />
      <NewsSheet news={news} />
    </>
  )
}
