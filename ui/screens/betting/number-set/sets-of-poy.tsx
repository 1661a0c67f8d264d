import { setsOfSlip } from "@fakham/core/betting"
import { slipOf } from "@fakham/core/poy"
import { Plural, Trans } from "@lingui/react/macro"
import { Link, useSearch } from "@tanstack/react-router"
import { parts } from "../../../app/parts.ts"
import { usePart, useResource } from "../../../app/use-visit.ts"
import { buttonClass } from "../../../parts/controls/button.tsx"
import { UnreadList } from "../../../parts/notices/unread-list.tsx"
import { useOptionList } from "../../../words/bet-type-name.ts"
import { NothingHereScreen } from "../../page/status-pages/status-screens.lazy.tsx"
import { shownSets } from "./number-set-address.ts"
import { NumberSetEditor } from "./number-set-editor.tsx"
import { SetHead } from "./number-set-head.tsx"
import { SetPlates } from "./number-set-row.tsx"
import styles from "./number-set-screen.module.css"

/** The sets that a slip's numbers make: options with the same numbers share one. */
export const SetsOfPoy = ({ id }: { readonly id: string }) => {
  const { at } = shownSets(useSearch({ from: "/_shell/number-set" }))
  const { data, hasFailed, retry } = useResource(usePart(parts.slips).poy(id))
  const list = useOptionList()
  if (data === undefined) return <UnreadList hasFailed={hasFailed} onRetry={retry} />
  if (typeof data === "string") return <NothingHereScreen />
  const sets = data.order.kind === "poy" ? setsOfSlip(slipOf(data.order.lines)) : []
  const [only, ...others] = sets
  const begun = others.length === 0 ? only : sets[at ?? -1]
  if (begun !== undefined) return <NumberSetEditor id={[id, at].join()} begun={begun} />
  return (
    <>
      <SetHead title={<Trans>Sets from slip {id}</Trans>} />
      <ul className={styles.list}>
        {sets.map((set, place) => (
          <li key={set.options.join()}>
            <div className={styles.row}>
              <div>
                <h2>{list(set.options)}</h2>
                <p className="cap">
                  <Plural value={set.numbers.length} one="# number" other="# numbers" />
                </p>
              </div>
              <Link
                to="/number-set"
                search={{ from: id, at: place }}
                className={buttonClass({ tone: "outline", small: true })}
              >
                <Trans>Save</Trans>
              </Link>
            </div>
            <SetPlates set={set} />
          </li>
        ))}
      </ul>
    </>
  )
}
