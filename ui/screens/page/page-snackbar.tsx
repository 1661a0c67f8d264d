import { useSelector } from "@xstate/react"
import { useApp } from "../../app.ts"
import { Snackbar } from "../../parts/notices/snackbar.tsx"

export const PageSnackbar = () => {
  const { snackbar } = useApp()
  const snack = useSelector(snackbar, (state) => state.context.snack)
  if (snack === undefined) return null
  return (
    <Snackbar
      tone={snack.color}
      text={snack.txt}
      onClose={() => snackbar.send({ type: "snack.closed" })}
      onPause={() => snackbar.send({ type: "attention.given" })}
      onResume={() => snackbar.send({ type: "attention.left" })}
    />
  )
}
