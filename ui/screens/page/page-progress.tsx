import { useSelector } from "@xstate/react"
import { useApp } from "../../app/app.ts"
import { ProgressBar } from "../../parts/notices/progress-bar.tsx"

export const PageProgress = () => {
  const state = useSelector(useApp().progress, ({ value }) =>
    value === "running" || value === "finishing" ? value : "hidden",
  )
  return <ProgressBar state={state} />
}
