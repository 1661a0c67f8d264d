import { Plural, Trans } from "@lingui/react/macro"
import { useResourceActor } from "../../app/use-visit.ts"
import styles from "./shots.module.css"
import type { YingActors } from "./use-ying.ts"

/** What all shots come to so far, where the operator tells it. */
export const ShotsSum = ({ ying: { shots } }: { readonly ying: YingActors }) => {
  const { sum, shots: count } = useResourceActor(shots).data?.summary ?? {}
  return (
    <dl className={styles.sum}>
      <div>
        <dt className="cap">
          <Trans>Total so far</Trans>
        </dt>
        <dd className="num">{sum?.toLocaleString("en") ?? "–"}</dd>
      </div>
      <div>
        <dt className="cap">
          <Trans>Shots so far</Trans>
        </dt>
        <dd className="num">
          {count === undefined ? (
            "–"
          ) : (
            <>
              {count}{" "}
              <span className="cap">
                <Plural value={count} one="shot" other="shots" />
              </span>
            </>
          )}
        </dd>
      </div>
    </dl>
  )
}
