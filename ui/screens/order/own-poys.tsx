import type { Round } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import { useActorRef } from "@xstate/react"
import { parts } from "../../app/parts.ts"
import { usePart, useResourceActor } from "../../app/use-visit.ts"
import { PoyRow } from "./list/poy-row.tsx"

/** The player's slips in one round; nothing where the operator lists none. */
export const OwnPoys = ({ round: { betId, betGroup, betType } }: { readonly round: Round }) => {
  const list = useActorRef(usePart(parts.slips).poyList, { input: { betGroup, betType, betId } })
  const poys = useResourceActor(list).data?.poys.filter(({ round }) => round.betId === betId)
  if (poys === undefined) return null
  return (
    <section>
      <h2>
        <Trans>My slips in this round</Trans>
      </h2>
      {poys.length === 0 ? (
        <p className="sub">
          <Trans>You have no slip in this round.</Trans>
        </p>
      ) : (
        <ul>
          {poys.map((poy) => (
            <PoyRow key={poy.id} poy={poy} />
          ))}
        </ul>
      )}
    </section>
  )
}
