import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"

/** Stands over the time that a round still takes bets. */
export const ClosesIn = ({ name }: { readonly name: ReactNode }) => <Trans>{name} closes in</Trans>
