import { Trans, useLingui } from "@lingui/react/macro"
import { Sheet } from "../../parts/controls/sheet.tsx"
import { KindSwitches } from "./kind-switches.tsx"

/** What is sent, over the inbox where there is no room beside it. */
export const KindsSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLingui()
  return (
    <Sheet kind="auto" title={t`Notify me about`} caption={<Trans>Changes apply at once</Trans>} onClose={onClose}>
      <KindSwitches />
    </Sheet>
  )
}
