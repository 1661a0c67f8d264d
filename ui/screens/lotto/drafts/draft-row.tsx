import { nextOfSameKind, type Round, sellsSets, takesBets } from "@fakham/core/lotto"
import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { Link, useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { useMachines } from "../../../app/use-machines.ts"
import { Button } from "../../../parts/controls/button.tsx"
import { IconButton } from "../../../parts/controls/icon-button.tsx"
import { closeIcon, Icon } from "../../../parts/icons/icon.tsx"
import { poyIcon } from "../../../parts/icons/player-icons.ts"
import { PlacedRoundName } from "../../../words/placed-round-name.tsx"
import { RoundCloses } from "../../../words/round-closes.tsx"
import { RoundName } from "../../../words/round-name.tsx"
import styles from "./drafted-rounds.module.css"

type DraftRowProps = {
  readonly round: Round
  readonly lines: number
  readonly rounds: ReadonlyArray<Round>
  readonly seenAt: number
}

/** One draft: gone on with, moved to the next round once its own has closed, or discarded until the page is left. */
export const DraftRow = ({ round, lines, rounds, seenAt }: DraftRowProps) => {
  const { t } = useLingui()
  const { draftMoves } = useMachines()
  const [restore, setRestore] = useState<() => Promise<boolean>>()
  const isOpen = takesBets(round, seenAt)
  const next = isOpen ? undefined : nextOfSameKind(round, rounds, seenAt)
  const discard = async () => {
    const back = await draftMoves.discard(round.betId)
    if (back !== undefined) setRestore(() => back)
  }
  const undo = async () => {
    if (await restore?.()) setRestore(undefined)
  }
  if (restore !== undefined)
    return (
      <li className={styles.row}>
        <output className="grow sub">
          <Trans>Draft discarded</Trans>
        </output>
        <Button tone="quiet" small onClick={() => void undo()}>
          <Trans>Undo</Trans>
        </Button>
      </li>
    )
  const words = (
    <>
      <Icon of={poyIcon} size="s" />
      <span className="grow">
        <b>
          <PlacedRoundName of={round} />
        </b>
        <span className="cap">
          <Plural value={lines} one="# line" other="# lines" /> ·{" "}
          {isOpen ? <RoundCloses of={round} now={seenAt} /> : <Trans>Closed before it was placed</Trans>}
        </span>
      </span>
    </>
  )
  return (
    <li className={styles.row}>
      {!isOpen ? (
        <span className={styles.name}>{words}</span>
      ) : sellsSets(round.betGroup) ? (
        <Link to="/lotto/4d" hash={round.betType} className={styles.name}>
          {words}
        </Link>
      ) : (
        <Link
          to="/lotto/$betGroup/$betId"
          params={{ betGroup: round.betGroup, betId: round.betId }}
          className={styles.name}
        >
          {words}
        </Link>
      )}
      {next === undefined ? null : <MoveDraft from={round} to={next} />}
      <IconButton icon={closeIcon} label={t`Discard the draft`} onClick={() => void discard()} />
    </li>
  )
}

const MoveDraft = ({ from, to }: { readonly from: Round; readonly to: Round }) => {
  const navigate = useNavigate()
  const { draftMoves } = useMachines()
  const move = async () => {
    if (!(await draftMoves.move(from.betId, to.betId))) return
    if (sellsSets(to.betGroup)) await navigate({ to: "/lotto/4d", hash: to.betId })
    else await navigate({ to: "/lotto/$betGroup/$betId", params: { betGroup: to.betGroup, betId: to.betId } })
  }
  return (
    <Button tone="outline" small onClick={() => void move()}>
      <Trans>
        Move to <RoundName of={to} />
      </Trans>
    </Button>
  )
}
