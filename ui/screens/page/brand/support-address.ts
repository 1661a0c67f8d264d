import { supportAddress, wantedSupport } from "@fakham/core"
import { useSelector } from "@xstate/react"
import { useCallback, useSyncExternalStore } from "react"
import type { SnapshotFrom } from "xstate"
import { type App, useApp } from "../../../app/app.ts"

const addressIn = ({ context }: SnapshotFrom<App["support"]>) => supportAddress(context.support)

/** Where to write to support, as far as it is known without asking. */
export const useKnownSupportAddress = (): string | undefined => useSelector(useApp().support, addressIn)

/** Where to write to support, once it is known; looking it up begins with the first who looks and wants it. */
export const useSupportAddress = (isWanted = true): string | undefined => {
  const { support } = useApp()
  const subscribe = useCallback(
    (look: () => void) => {
      const watching = (isWanted ? wantedSupport(support) : support).subscribe(look)
      return () => watching.unsubscribe()
    },
    [support, isWanted],
  )
  const address = () => addressIn(support.getSnapshot())
  return useSyncExternalStore(subscribe, address, address)
}
