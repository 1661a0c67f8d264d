import type { Theme, ThemeChoice } from "@fakham/core"

export const lightDevice = "(prefers-color-scheme: light)"

export const isLightDevice = (): boolean => matchMedia(lightDevice).matches

/** The colours that a choice comes to on this device. */
export const shownTheme = (chosen: ThemeChoice, isLight = isLightDevice()): Theme =>
  chosen === "device" ? (isLight ? "light" : "dark") : chosen
