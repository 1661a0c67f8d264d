/** In this order: most browsers call themselves Chrome and Safari besides. */
const browsers: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bLine\//i, "LINE"],
  [/\bEdgA?(?:iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Headless)?(?:Chrome|Chromium|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
]

/** An Android calls itself Linux besides, an iPhone a Mac. */
const systems: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b/, "Mac"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
]

/** The browser and the system that a user agent names, such as "Chrome · Android"; nothing where it names none. */
export const deviceName = (userAgent: string): string | undefined => {
  const named = [browsers, systems].flatMap((names) => names.find(([shape]) => shape.test(userAgent))?.[1] ?? [])
  return named.length === 0 ? undefined : named.join(" · ")
}
