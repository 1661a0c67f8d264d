import type { DaySpan } from "@fakham/core/wallet"
import { useLingui } from "@lingui/react/macro"
import { useState } from "react"
import { useBankStatement } from "../../../composition/use-bank-statement.ts"
import { type StatementBook, useStatements } from "../../../composition/use-statement.ts"
import { usePageTitle } from "../../brand/page-title.ts"
import { BankPart } from "./bank-part.tsx"
import { BookPart } from "./book-part.tsx"
import { type Part, Parts } from "./parts.tsx"
import { StatementPage } from "./statement-page.tsx"

/** What has moved the player's money: in the wallet, at the bank, and in what friends bring in. */
export const StatementScreen = () => {
  const { t } = useLingui()
  const { wallet, affiliate, whole } = useStatements()
  const bank = useBankStatement()
  const [part, show] = useState<Part>("wallet")
  const [chosen, choose] = useState<Partial<Readonly<Record<StatementBook, DaySpan>>>>({})
  usePageTitle(t`Statement`)
  const parts = <Parts shown={part} onShow={show} />
  return (
    <StatementPage>
      {part === "bank" ? (
        <BankPart machine={bank} parts={parts} />
      ) : (
        <BookPart
          key={part}
          book={part}
          machine={part === "wallet" ? wallet : affiliate}
          whole={whole}
          parts={parts}
          chosen={chosen[part]}
          onChoose={(span) => choose({ ...chosen, [part]: span })}
        />
      )}
    </StatementPage>
  )
}
