import { Trans, useLingui } from "@lingui/react/macro"
import { useBlocker } from "@tanstack/react-router"
import { Button } from "../../../parts/controls/button.tsx"
import { Sheet } from "../../../parts/sheets/sheet.tsx"
import styles from "./edit.module.css"

/** Asks before what was changed and not saved is left behind, on the way to another page or out of the site. */
export const LeaveGuard = ({ isUnsaved }: { readonly isUnsaved: boolean }) => {
  const { t } = useLingui()
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsaved && current.pathname !== next.pathname,
    enableBeforeUnload: () => isUnsaved,
    withResolver: true,
  })
  if (leaving.status !== "blocked") return null
  return (
    <Sheet
      kind="auto"
      isStep={false}
      title={t`Leave without saving?`}
      onClose={leaving.reset}
      foot={
        <div className={styles.acts}>
          <Button tone="outline" block onClick={leaving.reset}>
            <Trans>Stay here</Trans>
          </Button>
          <Button tone="danger" block onClick={leaving.proceed}>
            <Trans>Leave it unsaved</Trans>
          </Button>
        </div>
      }
    >
      <p className="sub">
        <Trans>Your changes here aren't saved yet.</Trans>
      </p>
    </Sheet>
  )
}
