import type { RoundResult } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useDates } from "../../../../locales/use-dates.ts"
import { Icon } from "../../../../parts/icons/icon.tsx"
import { chevronRightIcon } from "../../../../parts/icons/player-icons.ts"
import { Plate } from "../../../../parts/plates/plate.tsx"
import { GroupName } from "../../../../words/group-name.tsx"
import { PrizeName } from "../../../../words/prize-name.tsx"
import { WithoutNumbers } from "../outcome.tsx"
import styles from "./gov-head.module.css"

type GovHeadProps = { readonly draw: RoundResult; readonly day: string | undefined }

/** The government's newest draw: the first prize large, and the numbers that most is bet on. */
export const GovHead = ({ draw: { dt, outcome, prizes }, day }: GovHeadProps) => {
  const date = useDates().full(dt)
  return (
    <section className={styles.gov}>
      <header>
        <div>
          <h2>
            <GroupName group="gov" />
          </h2>
          <p className="cap">
            <Trans>Latest draw, {date}</Trans>
          </p>
        </div>
        <Link to="/results" search={{ day, group: "gov" }}>
          <Trans>All prizes</Trans>
          <Icon of={chevronRightIcon} size="xs" />
        </Link>
      </header>
      {prizes === undefined ? (
        outcome.type === "drawn" ? (
          <Plate number={outcome.drawn.top3} size="xl" />
        ) : (
          <WithoutNumbers of={outcome} />
        )
      ) : (
        <>
          <p className={styles.first}>
            <Plate number={prizes.first} size="xl" />
          </p>
          <dl className={styles.rest}>
            {(["front3", "back3", "bottom2"] as const).map((prize) => (
              <div key={prize}>
                <dt className="cap">
                  <PrizeName prize={prize} />
                </dt>
                <dd>
                  {[prizes[prize]].flat().map((number, at) => (
                    <Plate key={at} number={number} size="s" />
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  )
}
