import { supportAddress, wantedSupport } from "@fakham/core"
import { useMemo } from "react"
import type { SnapshotFrom } from "xstate"
import { type App, useApp } from "../../../app/app.ts"
import { useSelectorInSteps } from "../../../parts/select-in-steps.ts"

const addressIn = ({ context }: SnapshotFrom<App["support"]>) => supportAddress(context.support)

/** Where to write to support, as far as it is known without asking. */
export const useKnownSupportAddress = (): string | undefined => useSelectorInSteps(useApp().support, addressIn)

/** Where to write to support, once it is known; looking it up begins with the first who looks and wants it. */
export const useSupportAddress = (isWanted = true): string | undefined => {
  const { support } = useApp()
  return useSelectorInSteps(
    useMemo(() => (isWanted ? wantedSupport(support) : support), [support, isWanted]),
    addressIn,
  )
}
