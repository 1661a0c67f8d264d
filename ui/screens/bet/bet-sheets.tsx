import { lazySheet, useFetchedAhead } from "../placing/lazy-sheet.tsx"
import type { usePlacing } from "../placing/use-placing.ts"
import type { SlipFaults } from "./slip/slip-faults.ts"
import { SlipSheet } from "./slip/slip-sheet.tsx"

const PasteSheet = lazySheet(async () => (await import("./sheets/paste-sheet.tsx")).PasteSheet)
const PullSheet = lazySheet(async () => (await import("./sheets/pull-sheet.tsx")).PullSheet)
const RatesSheet = lazySheet(async () => (await import("./sheets/rates-sheet.tsx")).RatesSheet)

export type OpenSheet = { readonly kind: "slip" | "pull" | "rates" } | { readonly kind: "paste"; readonly text: string }

type BetSheetsProps = {
  readonly sheet: OpenSheet | undefined
  readonly faults: SlipFaults
  readonly placing: ReturnType<typeof usePlacing>
  readonly onClose: () => void
}

export const BetSheets = ({ sheet, faults, placing, onClose }: BetSheetsProps) => {
  useFetchedAhead(PasteSheet, PullSheet, RatesSheet)
  switch (sheet?.kind) {
    case "slip":
      return <SlipSheet faults={faults} placing={placing} onClose={onClose} />
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
