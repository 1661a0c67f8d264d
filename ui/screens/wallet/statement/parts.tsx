import { Trans, useLingui } from "@lingui/react/macro"
import { Segmented } from "../../../parts/controls/segmented.tsx"
import type { StatementKind } from "./statement-address.ts"

type PartsProps = { readonly shown: StatementKind; readonly onShow: (part: StatementKind) => void }

/** The choice between the parts of a statement. */
export const Parts = ({ shown, onShow }: PartsProps) => {
  const { t } = useLingui()
  return (
    <Segmented<StatementKind>
      label={t`Statement type`}
      value={shown}
      onChange={onShow}
      options={[
        { value: "wallet", label: <Trans>Wallet</Trans> },
        { value: "bank", label: <Trans>Bank</Trans> },
        { value: "affiliate", label: <Trans>Friends</Trans> },
      ]}
    />
  )
}
