import type { Round, RoundPhase } from "@fakham/core/lotto"
import type { RoundShow } from "../round/round-view.ts"
import { ProofView } from "./proof-view.tsx"
import { ShootingView } from "./shooting-view.tsx"
import { useYing } from "./use-ying.ts"

type YingPageProps = { readonly round: Round; readonly phase: RoundPhase; readonly view: RoundShow }

/** A round that numbers are shot into: the shooting while it lasts, and how the result came to be. */
export const YingPage = ({ round, phase, view }: YingPageProps) => {
  const ying = useYing(round)
  return view === "proof" ? <ProofView ying={ying} phase={phase} /> : <ShootingView ying={ying} />
}
