import type { ReactNode } from "react"
import { noWords } from "../../../parts/chrome/no-words.ts"
import { placeholder } from "../../../parts/chrome/slot-names.ts"
import cardStyles from "./game-card.module.css"
import gridStyles from "./game-grid.module.css"
import { PictureSkeleton, PictureTemplate } from "./game-picture.tsx"

/** A game of which the prefetch script fills in what it knows. */
export const CardTemplate = () => (
  <div className={cardStyles.card}>
    <a href={placeholder.path} className={cardStyles.link}>
      <PictureTemplate />
      <b>{placeholder.name}</b>
      <span className="cap">{placeholder.whose}</span>
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
