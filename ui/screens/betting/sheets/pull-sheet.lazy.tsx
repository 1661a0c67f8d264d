import { makePulling, type SavedNumberSet } from "@fakham/core/betting"
import { moneyText } from "@fakham/core/money"
import type { ListedPoy } from "@fakham/core/order"
import { displayTime } from "@fakham/core/time"
import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useActorRef } from "@xstate/react"
import { type ReactNode, useState } from "react"
import { parts } from "../../../app/parts.ts"
import { usePart, useResource, useResourceActor } from "../../../app/use-visit.ts"
import { Segmented } from "../../../parts/controls/segmented.tsx"
import { Icon } from "../../../parts/icons/icon.tsx"
import { chevronRightIcon } from "../../../parts/icons/player-icons.ts"
import { UnreadList } from "../../../parts/notices/unread-list.tsx"
import { Plate } from "../../../parts/plates/plate.tsx"
import { Sheet } from "../../../parts/sheets/sheet.tsx"
import { useOptionList } from "../../../words/bet-type-name.ts"
import { PlacedRoundName } from "../../../words/placed-round-name.tsx"
import { useBetPage } from "../bet-page-context.ts"
import styles from "./pull-sheet.module.css"

type From = "poys" | "sets"
type PullProps = { readonly onClose: () => void }

/** An old slip or a number set as one batch, at the limits and rates of now. */
export const PullSheet = ({ onClose }: PullProps) => {
  const { t } = useLingui()
  const [from, setFrom] = useState<From>("poys")
  return (
    <Sheet
      title={t`Load a slip`}
      caption={<Trans>They come at today's lowest price and rates</Trans>}
      onClose={onClose}
    >
      <Segmented
        label={t`Load from`}
        value={from}
        onChange={setFrom}
        options={[
          { value: "poys", label: <Trans>Past slips</Trans> },
          { value: "sets", label: <Trans>Number sets</Trans> },
        ]}
      />
      {from === "poys" ? <OldPoys /> : <Sets />}
    </Sheet>
  )
}

const Sets = () => {
  const { table } = useBetPage()
  const list = useOptionList()
  const actor = useActorRef(usePart(parts.numberSets).numberSets)
  const { data: sets, hasFailed, isNotOffered, retry } = useResourceActor(actor)
  const pull = (set: SavedNumberSet) => table.send({ type: "numbers.pulled", pulled: { type: "set.pulled", set } })
  if (sets === undefined) return <UnreadList hasFailed={hasFailed} isNotOffered={isNotOffered} onRetry={retry} />
  if (sets.length === 0)
    return (
      <Aside>
        <Trans>You keep no number sets yet.</Trans>{" "}
        <Link to="/number-set">
          <Trans>Create one</Trans>
        </Link>
      </Aside>
    )
  return (
    <>
      <ul className={styles.list}>
        {sets.map((set) => (
          <li key={set.id}>
            <button type="button" onClick={() => pull(set)}>
              <span className="grow">
                <b>{set.name}</b>
                <span className="cap">
                  {list(set.options)} · <Plural value={set.numbers.length} one="# number" other="# numbers" />
                </span>
                <span className={styles.plates}>
                  {set.numbers.slice(0, 5).map((number) => (
                    <Plate key={number} number={number} size="s" />
                  ))}
                </span>
              </span>
              <Icon of={chevronRightIcon} size="s" />
            </button>
          </li>
        ))}
      </ul>
      <Aside>
        <Link to="/number-set">
          <Trans>Edit number sets</Trans>
        </Link>
      </Aside>
    </>
  )
}

const OldPoys = () => {
  const [chosen, setChosen] = useState<string>()
  const { data: page, hasFailed, isNotOffered, retry } = useResource(usePart(parts.slips).newestPoys)
  if (page === undefined) return <UnreadList hasFailed={hasFailed} isNotOffered={isNotOffered} onRetry={retry} />
  const poys = page.poys.filter(({ round }) => round.betGroup !== "gov4d")
  if (poys.length === 0)
    return (
      <Aside>
        <Trans>No slips yet.</Trans>
      </Aside>
    )
  return (
    <>
      {chosen === undefined ? null : <Pulled key={chosen} id={chosen} />}
      <ul className={styles.list}>
        {poys.map((poy) => (
          <OldPoy key={poy.id} poy={poy} onChoose={setChosen} />
        ))}
      </ul>
    </>
  )
}

type OldPoyProps = { readonly poy: ListedPoy; readonly onChoose: (id: string) => void }

const OldPoy = ({ poy: { id, round, placedAt, lineCount, stake }, onChoose }: OldPoyProps) => (
  <li>
    <button type="button" onClick={() => onChoose(id)}>
      <span className="grow">
        <b>
          <PlacedRoundName of={round} />
        </b>
        <span className="cap">
          {displayTime(placedAt)} · <Plural value={lineCount} one="# bet" other="# bets" />
        </span>
      </span>
      <span className="num">{moneyText(stake)}</span>
      <Icon of={chevronRightIcon} size="s" />
    </button>
  </li>
)

/** The chosen slip while its numbers are fetched: shows only that they cannot be. */
const Pulled = ({ id }: { readonly id: string }) => {
  const { table } = useBetPage()
  const { poy } = usePart(parts.slips)
  const [pulling] = useState(() => makePulling(poy))
  useActorRef(pulling, { input: { id, page: table } })
  const { data, hasFailed, retry } = useResource(poy(id))
  return hasFailed || data === "none" ? <UnreadList hasFailed onRetry={retry} /> : null
}

const Aside = ({ children }: { readonly children: ReactNode }) => <p className={styles.nothing}>{children}</p>
