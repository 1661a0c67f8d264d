import { numberOfSet } from "@fakham/core/gov4d"
import { countdownStart, type Drawn, type Round } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { Skeleton } from "../../parts/notices/skeleton.tsx"
import { Plate } from "../../parts/plates/plate.tsx"
import { Countdown } from "../../parts/time/countdown.tsx"
import { MoonClock } from "../../parts/time/moon-clock.tsx"
import { Glyph } from "./emblem/glyph.tsx"
import type { GlyphName } from "./emblem/glyphs.ts"
import styles from "./lotto-row.module.css"
import { DrawPlates } from "./plates/draw-plates.tsx"

type LottoRowLayoutProps = {
  readonly glyph: GlyphName
  readonly name: ReactNode
  readonly caption: ReactNode
  /** How long it takes bets. */
  readonly when: ReactNode
  /** What came out last; nothing where no draw is known. */
  readonly latest: ReactNode
  readonly renderLink: (link: { readonly className: string | undefined; readonly children: ReactNode }) => ReactNode
}

/** One lottery, with places for what changes. */
export const LottoRowLayout = ({ glyph, name, caption, when, latest, renderLink }: LottoRowLayoutProps) => (
  <li className={styles.lottery}>
    {renderLink({
      className: styles.row,
      children: (
        <>
          <Glyph of={glyph} />
          <span>
            <b>{name}</b>
            <span className="cap">{caption}</span>
          </span>
          <span className={styles.when}>{when}</span>
          {latest ? (
            <span className={styles.last}>
              <span className="cap">
                <Trans>Latest</Trans>
              </span>
              {latest}
            </span>
          ) : null}
        </>
      ),
    })}
  </li>
)

type LastDraw = Pick<Drawn, "number" | "top2" | "top3" | "bottom2">

type LottoRowProps = Omit<LottoRowLayoutProps, "when" | "latest"> & {
  readonly next: Round | undefined
  readonly latest: LastDraw | undefined
  /** Whether it is still to be told what came out last. */
  readonly isUnread: boolean
  /** A draw of four digits is one number. */
  readonly isSet?: boolean
  readonly now: () => number
}

/** One lottery: its next round with the time left, and what came out last. */
export const LottoRow = ({ next, latest, isUnread, isSet = false, now, ...row }: LottoRowProps) => (
  <LottoRowLayout
    {...row}
    when={
      next === undefined ? (
        <span className="cap">
          <Trans>Closed</Trans>
        </span>
      ) : (
        <>
          <MoonClock from={countdownStart(next)} until={next.closesAt} now={now} size={22} />
          <Countdown until={next.closesAt} now={now} />
        </>
      )
    }
    latest={latest === undefined ? isUnread && <Skeleton shape="word" /> : <Latest drawn={latest} isSet={isSet} />}
  />
)

type LatestProps = { readonly drawn: LastDraw; readonly isSet: boolean }

const Latest = ({ drawn, isSet }: LatestProps) =>
  isSet ? <Plate number={numberOfSet(drawn)} size="s" /> : <DrawPlates drawn={drawn} />
