import { access } from "@fakham/core"
import type { HighlightedGame } from "@fakham/core/games"
import { useActorRef, useSelector } from "@xstate/react"
import type { SnapshotFrom } from "xstate"
import { useApp } from "../../app/app.ts"
import { useSelectorInSteps } from "../../app/select-in-steps.ts"
import { useHighlights } from "../../app/use-highlights.ts"
import { useNews } from "../../app/use-news.ts"
import { DraftedRounds } from "../lotto/drafts/drafted-rounds.tsx"
import { Banners } from "./banners.tsx"
import { Contacts } from "./contacts.tsx"
import { Highlights } from "./highlights.tsx"
import { NewsSheet } from "./news-sheet.tsx"
import styles from "./pieces.module.css"

/** Games that stand out for whoever may play them, what the operator announces, and whom to ask. */
export const Pieces = () => {
  const playsGames = useSelector(useApp().session, ({ context }) => access("/games", context.session) === "allowed")
  return playsGames ? <PiecesWithGames /> : <ReadPieces games={[]} />
}

type HighlightsSnapshot = SnapshotFrom<ReturnType<typeof useHighlights>>

const knownIn = ({ context }: HighlightsSnapshot) => context.known
const isReadIn = (state: HighlightsSnapshot) => !state.hasTag("busy")
const isNewsReadIn = (state: SnapshotFrom<ReturnType<typeof useNews>>) => !state.hasTag("busy")

const PiecesWithGames = () => {
  const reading = useActorRef(useHighlights())
  const known = useSelectorInSteps(reading, knownIn)
  const isRead = useSelectorInSteps(reading, isReadIn)
  return <ReadPieces games={known ?? (isRead ? [] : undefined)} />
}

type ReadPiecesProps = {
  /** Nothing while they are read. */
  readonly games: ReadonlyArray<HighlightedGame> | undefined
}

/** Drawn when all of it has been read, so that nothing pushes the rest away. */
const ReadPieces = ({ games }: ReadPiecesProps) => {
  const news = useActorRef(useNews())
  const isRead = useSelectorInSteps(news, isNewsReadIn)
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
