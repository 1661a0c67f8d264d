import { useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useEffect } from "react"
import { useApp } from "../../app.ts"

/** Says so when a chosen language could not be fetched. */
export const useLanguageNews = (): void => {
  const { preferences, snackbar } = useApp()
  const { t } = useLingui()
  const isUnreachable = useSelector(preferences, (state) => state.matches({ language: "unreachable" }))
  useEffect(() => {
    if (isUnreachable) {
      const txt = t`This language could not be loaded. Please try again.`
      snackbar.send({ type: "snack.offered", snack: { txt, color: "failure" } })
    }
  }, [isUnreachable, snackbar, t])
}
