import { useSelector } from "@xstate/react"
import { useEffect } from "react"
import { useApp } from "../../../app/app.ts"

export const useBrand = (): string => useSelector(useApp().site, (state) => state.context.detail.title)

/** Names the page in the browser's tab: '{page title} - {brand}'. */
export const usePageTitle = (title: string): void => {
  const brand = useBrand()
  useEffect(() => {
    document.title = `${title} - ${brand}`
  }, [title, brand])
}
