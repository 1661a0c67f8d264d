import { lazy, Suspense } from "react"
import type { usePlacing } from "../placing/use-placing.ts"
import type { SlipFaults } from "./slip-faults.ts"
import { SlipSheet } from "./slip-sheet.tsx"

const PasteSheet = lazy(async () => ({ default: (await import("./paste-sheet.tsx")).PasteSheet }))
const PullSheet = lazy(async () => ({ default: (await import("./pull-sheet.tsx")).PullSheet }))
const RatesSheet = lazy(async () => ({ default: (await import("./rates-sheet.tsx")).RatesSheet }))

export type OpenSheet = { readonly kind: "slip" | "pull" | "rates" } | { readonly kind: "paste"; readonly text: string }

type BetSheetsProps = {
  readonly sheet: OpenSheet | undefined
  readonly faults: SlipFaults
  readonly placing: ReturnType<typeof usePlacing>
  readonly onClose: () => void
}

export const BetSheets = ({ sheet, faults, placing, onClose }: BetSheetsProps) => {
  switch (sheet?.kind) {
    case "slip":
      return <SlipSheet faults={faults} placing={placing} onClose={onClose} />
    case "paste":
      return (
        <Suspense fallback={null}>
          <PasteSheet begun={sheet.text} onClose={onClose} />
        </Suspense>
      )
    case "pull":
      return (
        <Suspense fallback={null}>
          <PullSheet onClose={onClose} />
        </Suspense>
      )
    case "rates":
      return (
        <Suspense fallback={null}>
          <RatesSheet onClose={onClose} />
        </Suspense>
      )
    case undefined:
      return null
  }
}
