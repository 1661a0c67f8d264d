import { supportAddress } from "@fakham/core"
import { useSelector } from "@xstate/react"
import { useEffect } from "react"
import { useApp } from "../../app.ts"

/** Where to write to support, once it is known; asking for it looks it up. */
export const useSupportAddress = (): string | undefined => {
  const { support } = useApp()
  useEffect(() => support.send({ type: "support.wanted" }), [support])
  return useSelector(support, (state) => supportAddress(state.context.support))
}
