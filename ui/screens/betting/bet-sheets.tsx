import { useSelector } from "@xstate/react"
import { type ComponentProps, useCallback } from "react"
import { onParts, parts } from "../../app/parts.ts"
import { lazySheet, useFetchedAhead } from "../order/placing/lazy-sheet.tsx"
import { useBetPage } from "./bet-page-context.ts"
import type { SlipFaults } from "./slip/slip-faults.ts"
import { SlipSheet } from "./slip/slip-sheet.tsx"

const PasteSheet = lazySheet(async () => {
  const [{ PasteSheet: Sheet }, { Pieces }, { paste }] = await Promise.all([
    import("./sheets/paste/paste-sheet.lazy.tsx"),
    import("./sheets/paste/pieces.lazy.tsx"),
    import("./sheets/paste/reader.lazy.ts"),
  ])
  return (props: Omit<ComponentProps<typeof Sheet>, "Pieces" | "read">) => (
    <Sheet {...props} Pieces={Pieces} read={paste} />
  )
})
const PullSheet = lazySheet(
  async () => (await onParts(import("./sheets/pull-sheet.lazy.tsx"), parts.numberSets, parts.slips)).PullSheet,
)
const RatesSheet = lazySheet(async () => (await import("./sheets/rates-sheet.lazy.tsx")).RatesSheet)

export const BetSheets = ({ faults }: { readonly faults: SlipFaults }) => {
  const { table } = useBetPage()
  const sheet = useSelector(table, ({ context }) => context.sheet)
  const onClose = useCallback(() => table.send({ type: "sheet.closed" }), [table])
  useFetchedAhead(PasteSheet, PullSheet, RatesSheet)
  switch (sheet?.kind) {
    case "slip":
      return <SlipSheet faults={faults} onClose={onClose} />
    case "paste":
      return <PasteSheet begun={sheet.text} onClose={onClose} />
    case "pull":
      return <PullSheet onClose={onClose} />
    case "rates":
      return <RatesSheet onClose={onClose} />
    case undefined:
      return null
  }
}
