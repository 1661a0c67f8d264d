import { countdownStart, type Drawn, type Round } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { Countdown } from "../../parts/time/countdown.tsx"
import { MoonClock } from "../../parts/time/moon-clock.tsx"
import { Glyph } from "../emblem/glyph.tsx"
import type { GlyphName } from "../emblem/glyphs.ts"
import { DrawPlates } from "../plates/draw-plates.tsx"
import styles from "./lotto-row.module.css"

type LottoRowProps = {
  readonly glyph: GlyphName
  readonly name: ReactNode
  readonly caption: ReactNode
  readonly next: Round | undefined
  readonly latest: Pick<Drawn, "top3" | "bottom2"> | undefined
  readonly now: () => number
  readonly renderLink: (link: { readonly className: string | undefined; readonly children: ReactNode }) => ReactNode
}

/** One lottery: its next round with the time left, and what came out last. */
export const LottoRow = ({ glyph, name, caption, next, latest, now, renderLink }: LottoRowProps) => (
  <li>
    {renderLink({
      className: styles.row,
      children: (
        <>
          <Glyph of={glyph} />
          <span>
            <b>{name}</b>
            <span className="cap">{caption}</span>
          </span>
          <span className={styles.when}>
            {next === undefined ? (
              <span className="cap">
                <Trans>Closed</Trans>
              </span>
            ) : (
              <>
                <MoonClock from={countdownStart(next)} until={next.closesAt} now={now} size={22} />
                <Countdown until={next.closesAt} now={now} />
              </>
            )}
          </span>
          {latest ? (
            <span className={styles.last}>
              <span className="cap">
                <Trans>Latest</Trans>
              </span>
              <DrawPlates drawn={latest} />
            </span>
          ) : null}
        </>
      ),
    })}
  </li>
)
