import { Plural } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { classNames } from "../../../../parts/class-names.ts"
import styles from "./piece-list.module.css"

/** Nobody reads ten thousand, and a phone does not draw them. */
export const mostPieces = 200

type PieceListProps = {
  readonly id: string
  readonly title: ReactNode
  readonly caption: ReactNode
  readonly tone?: "coral" | "dim"
  readonly pieces: ReadonlyArray<ReactNode>
  /** How many there are, where they are not all handed over. */
  readonly count?: number
}

/** Pieces of the text that came to the same, under what that is; nothing while there are none. */
export const PieceList = ({ id, title, caption, tone, pieces, count = pieces.length }: PieceListProps) =>
  pieces.length === 0 ? null : (
    <section className={styles.list} aria-labelledby={id}>
      <header>
        <h3 id={id} tabIndex={-1} className={classNames(tone && styles[tone])}>
          {title}
        </h3>
        <span className="cap">{caption}</span>
      </header>
      <ul>{pieces}</ul>
      <MoreBets than={count} />
    </section>
  )

/** How many are not drawn. */
export const MoreBets = ({ than }: { readonly than: number }) =>
  than > mostPieces ? (
    <p className="cap">
      <Plural value={than - mostPieces} one="and # more" other="and # more" />
    </p>
  ) : null
