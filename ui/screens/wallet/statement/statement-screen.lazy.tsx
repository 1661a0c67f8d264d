import { useLingui } from "@lingui/react/macro"
import { parts as visitParts } from "../../../app/parts.ts"
import { usePart } from "../../../app/use-visit.ts"
import { usePageTitle } from "../../page/brand/page-title.ts"
import { BankPartNote } from "./bank-part.tsx"
import { BookPart } from "./book-part.tsx"
import { Parts } from "./parts.tsx"
import { useStatementAddress } from "./statement-address.ts"
import { StatementPageRows } from "./statement-page.tsx"

/** What has moved the player's money: in the wallet, at the bank, and in what friends bring in. */
export const StatementScreen = () => {
  const { t } = useLingui()
  const { wallet, affiliate, whole } = usePart(visitParts.ownStatements)
  const [address, show] = useStatementAddress()
  const { part, filter, span } = address
  usePageTitle(t`Statement`)
  const parts = <Parts shown={part} onShow={(wanted) => show({ part: wanted, filter: "all", span: undefined })} />
  return (
    <StatementPageRows>
      {part === "bank" ? (
        <BankPartNote choice={parts} />
      ) : (
        <BookPart
          key={part}
          book={part}
          machine={part === "wallet" ? wallet : affiliate}
          whole={whole}
          parts={parts}
          wanted={filter}
          chosen={span}
          onShow={show}
        />
      )}
    </StatementPageRows>
  )
}
