import type { Round, RoundPhase } from "@fakham/core/lotto"
import type { ActorRefFrom } from "xstate"
import type { Machines } from "../../app/start-machines.lazy.ts"
import type { RoundShow } from "../lotto/round/round-view.ts"
import { ProofView } from "./proof/proof-view.tsx"
import { ShootingView } from "./shooting-view.tsx"
import { useYing } from "./use-ying.ts"

type YingPageProps = {
  readonly round: Round
  /** The same round as it goes on. */
  readonly running: ActorRefFrom<Machines["round"]>
  readonly phase: RoundPhase
  readonly view: RoundShow
}

/** A round that numbers are shot into: the shooting while it lasts, and how the result came to be. */
export const YingPage = ({ round, running, phase, view }: YingPageProps) => {
  const ying = useYing(round, running)
  return view === "proof" ? <ProofView ying={ying} phase={phase} /> : <ShootingView ying={ying} />
}
