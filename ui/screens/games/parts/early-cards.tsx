import type { ReactNode } from "react"
import { earlyWord } from "../../../parts/frame/early-words.ts"
import { noWords } from "../../../parts/frame/no-words.ts"
import cardStyles from "./game-card.module.css"
import gridStyles from "./game-grid.module.css"
import { EarlyPicture, PictureSkeleton } from "./game-picture.tsx"

/** A game of which the early script fills in what it knows. */
export const EarlyCard = () => (
  <div className={cardStyles.card}>
    <a href={earlyWord.path} className={cardStyles.link}>
      <EarlyPicture />
      <b>{earlyWord.name}</b>
      <span className="cap">{earlyWord.whose}</span>
    </a>
  </div>
)

const CardSkeleton = () => (
  <div className={cardStyles.card}>
    <span className={cardStyles.link}>
      <PictureSkeleton />
      <b>{noWords}</b>
      <span className="cap">{noWords}</span>
    </span>
  </div>
)

/** As many as a phone shows at once. */
export const cardSkeletons = (
  <>
    <CardSkeleton />
    <CardSkeleton />
    <CardSkeleton />
    <CardSkeleton />
  </>
)

/** Games side by side that are still on their way. */
export const AwaitedGrid = ({ children }: { readonly children: ReactNode }) => (
  <div className={gridStyles.grid} aria-busy="true">
    {children}
  </div>
)
