import type { SavedNumberSet } from "@fakham/core/betting"
import { betGroups, nextToClose, type Round, sellsSets } from "@fakham/core/lotto"
import { Trans, useLingui } from "@lingui/react/macro"
import { useNavigate } from "@tanstack/react-router"
import { useMachines } from "../../../app/use-machines.ts"
import { Sheet } from "../../../parts/sheets/sheet.tsx"
import { Countdown } from "../../../parts/time/countdown.tsx"
import { GroupName } from "../../../words/group-name.tsx"
import { RoundName } from "../../../words/round-name.tsx"
import { useLobby } from "../../lotto/use-lobby.ts"
import styles from "./number-set-screen.module.css"

type ChooseRoundProps = { readonly set: SavedNumberSet; readonly onClose: () => void }

/** The round of each group that closes next, for the numbers of a set to be bet on. */
export const ChooseRound = ({ set, onClose }: ChooseRoundProps) => {
  const { t } = useLingui()
  const { name } = set
  const navigate = useNavigate()
  const { slipHandoff } = useMachines()
  const { rounds = [], now } = useLobby()
  const next = betGroups.flatMap((group) =>
    sellsSets(group)
      ? []
      : (nextToClose(
          rounds.filter(({ betGroup }) => betGroup === group),
          now(),
        ) ?? []),
  )
  const choose = ({ betId, betGroup }: Round) => {
    slipHandoff.put(betId, { type: "set.pulled", set })
    void navigate({ to: "/lotto/$betGroup/$betId", params: { betGroup, betId } })
  }
  return (
    <Sheet title={t`Bet with ${name}`} caption={<Trans>Choose a round</Trans>} kind="auto" onClose={onClose}>
      {next.length === 0 ? (
        <p className={styles.nothing}>
          <Trans>No rounds are open right now.</Trans>
        </p>
      ) : (
        <ul className={styles.list}>
          {next.map((round) => (
            <li key={round.betId}>
              <button type="button" className={styles.choice} onClick={() => choose(round)}>
                <b>
                  <GroupName group={round.betGroup} />
                </b>
                <span className="cap">
                  <RoundName of={round} />
                </span>
                <span className="num">
                  <Countdown until={round.closesAt} now={now} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  )
}
