import type { Theme } from "@fakham/core"
import { useSelector } from "@xstate/react"
import { useSyncExternalStore } from "react"
import { useApp } from "../../app/app.ts"
import { isLightDevice, lightDevice, shownTheme } from "../../app/shown-theme.ts"

const follow = (listener: () => void) => {
  const media = matchMedia(lightDevice)
  media.addEventListener("change", listener)
  return () => media.removeEventListener("change", listener)
}

/** The colours that are shown: those of the device where the visitor wants these. A frame is drawn for dark ones. */
export const useTheme = (): Theme => {
  const isLight = useSyncExternalStore(follow, isLightDevice, () => false)
  return shownTheme(
    useSelector(useApp().preferences, ({ context }) => context.theme),
    isLight,
  )
}
