import { type Witness, withOwnShots } from "@fakham/core/ying"
import { useSelector } from "@xstate/react"
import { useApp } from "../../app/app.ts"
import type { YingActors } from "./use-ying.ts"

/** What this player saw of a round until now, their own shots among it. */
export const useWitness = ({ shooting, shots }: YingActors): Witness => {
  const { session } = useApp()
  const witness = useSelector(shots, ({ context }) => context.witness)
  const fired = useSelector(shooting, ({ context }) => context.fired)
  const member = session.getSnapshot().children.player?.getSnapshot().context.player?.userName
  return member === undefined ? witness : withOwnShots(witness, member, fired)
}
