import { useSelector } from "@xstate/react"
import { useEffect } from "react"
import { useApp } from "../../app/app.ts"

/** Whether the balance is hidden on every page of this browser, and how that is changed. */
export const useHiddenBalance = (): readonly [isHidden: boolean, hide: (isHidden: boolean) => void] => {
  const { preferences } = useApp()
  const balance = useSelector(preferences, ({ context }) => context.balance)
  // Styles leave the figures out wherever they stand.
  useEffect(() => {
    document.documentElement.dataset["balance"] = balance
  }, [balance])
  return [
    balance === "hidden",
    (isHidden) => preferences.send({ type: "balance.chosen", balance: isHidden ? "hidden" : "shown" }),
  ]
}
