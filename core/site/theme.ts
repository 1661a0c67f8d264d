/** Night sky, or a star atlas on paper. */
const themes = ["dark", "light"] as const
export type Theme = (typeof themes)[number]

export const defaultTheme: Theme = "dark"

/** What a visitor chooses: one of them, or whichever the device shows. */
export type ThemeChoice = Theme | "device"

export const themeChoiceOf = (text: unknown): ThemeChoice => (text === "device" ? text : themeOf(text))

export const themeOf = (text: unknown): Theme => themes.find((theme) => theme === text) ?? defaultTheme

export const otherTheme = (theme: Theme): Theme => (theme === "dark" ? "light" : "dark")
