import type { Theme, ThemeChoice } from "@fakham/core"
import { useSelector } from "@xstate/react"
import { useSyncExternalStore } from "react"
import { useApp } from "../../app/app.ts"

const lightDevice = "(prefers-color-scheme: light)"

const isLightDevice = (): boolean => matchMedia(lightDevice).matches

/** The colours that a choice comes to on this device. */
export const shownTheme = (chosen: ThemeChoice, isLight = isLightDevice()): Theme =>
  chosen === "device" ? (isLight ? "light" : "dark") : chosen

const subscribe = (listener: () => void) => {
  const media = matchMedia(lightDevice)
  media.addEventListener("change", listener)
  return () => media.removeEventListener("change", listener)
}

/** The colours that are shown: those of the device where the visitor wants these. Prerendered pages are drawn for dark ones. */
export const useTheme = (): Theme => {
  const isLight = useSyncExternalStore(subscribe, isLightDevice, () => false)
  return shownTheme(
    useSelector(useApp().preferences, ({ context }) => context.theme),
    isLight,
  )
}
