/** What a page may load and do. A vendor that needs more is added by name, per directive. */
const strict: Readonly<Record<string, ReadonlyArray<string>>> = {
  "default-src": ["'none'"],
  "script-src": ["'self'"],
  "style-src": ["'self'"],
  "img-src": ["'self'", "data:", "blob:"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  "frame-src": [],
  "media-src": ["'self'"],
  "manifest-src": ["'self'"],
  "worker-src": ["'self'"],
  "base-uri": ["'none'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
  "require-trusted-types-for": ["'script'"],
  // What cleans the operator's html, and what names workers of this site and scripts that a setting lets in.
  "trusted-types": ["operator-html", "site-scripts"],
}

/** The service worker asks this site alone, and runs no script but itself. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'"

/** An answer of the operator's calls is data: opened as a page it runs and shows nothing, and no other site loads it. */
export const headersOfData = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
} as const

const openToVendors = [
  "script-src",
  "style-src",
  "img-src",
  "font-src",
  "connect-src",
  "frame-src",
  "media-src",
] as const
export type ExtraSources = Readonly<Record<string, ReadonlyArray<string>>>

const google = "https://www.google.com/recaptcha/"

/** What Google's documentation asks for, with the names of the policies that its scripts make. */
export const recaptchaSources: ExtraSources = {
  "script-src": [google, "https://www.gstatic.com/recaptcha/"],
  "connect-src": [google],
  "frame-src": [google, "https://recaptcha.google.com/recaptcha/"],
  "trusted-types": ["recaptcha", "goog#html"],
}

/** Where browsers are made known to Firebase: by our own part, without a script of Google's. */
export const firebaseSources: ExtraSources = {
  "connect-src": ["https://firebaseinstallations.googleapis.com", "https://fcmregistrations.googleapis.com"],
}

/** What two vendors need. */
export const together = (one: ExtraSources, other: ExtraSources): ExtraSources =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((directive) => [
      directive,
      [...(one[directive] ?? []), ...(other[directive] ?? [])],
    ]),
  )

const source = /^(?:https?|wss?):\/\/(?:\*\.)?[\w.-]+(?::\d{1,5})?$/
const policyName = /^[\w#=@./%-]+$/

/** "script-src https://a.example; trusted-types chat" by directive; undefined when a part is not understood. */
export const extraSourcesOf = (text: string): ExtraSources | undefined => {
  const extra: Record<string, ReadonlyArray<string>> = {}
  for (const part of text.split(";").map((one) => one.trim())) {
    if (part === "") continue
    const [directive = "", ...sources] = part.split(/\s+/)
    const shape = directive === "trusted-types" ? policyName : source
    const known = directive === "trusted-types" || openToVendors.some((name) => name === directive)
    if (!known || sources.length === 0 || !sources.every((one) => shape.test(one))) return undefined
    extra[directive] = [...(extra[directive] ?? []), ...sources]
  }
  return extra
}

/** Pages whose path contains "external" may be framed, all others by no one. */
export const mayBeFramed = (path: string): boolean => path.includes("external")

/**
 * Where partners have the games that a page of this host may show in a frame: under any name but its own, for cookies do
 * not tell ports apart.
 */
export const partnerFrameOrigins = (partnerOrigins: ReadonlyArray<string>, host: string): ReadonlyArray<string> => {
  const hostname = host.replace(/:\d+$/, "")
  return partnerOrigins.filter((origin) => new URL(origin).hostname !== hostname)
}

export const contentPolicy = (page: {
  readonly path: string
  readonly host: string
  readonly https: boolean
  readonly extra: ExtraSources
  /** Who may frame what may be framed; anyone when nobody is named. */
  readonly framedBy: ReadonlyArray<string>
  /** Where partners have their games. */
  readonly partnerOrigins: ReadonlyArray<string>
}): string =>
  Object.entries(strict)
    .map(([directive, sources]) => [directive, ...allowed(directive, sources, page)])
    .filter((words) => words.length > 1)
    .map((words) => words.join(" "))
    .join("; ")

const allowed = (directive: string, sources: ReadonlyArray<string>, page: Parameters<typeof contentPolicy>[0]) => {
  if (directive === "frame-ancestors" && mayBeFramed(page.path))
    return page.framedBy.length === 0 ? ["*"] : page.framedBy
  const own = directive === "connect-src" ? [...sources, `${page.https ? "wss" : "ws"}://${page.host}`] : sources
  const extra = page.extra[directive] ?? []
  const games = directive === "frame-src" ? partnerFrameOrigins(page.partnerOrigins, page.host) : []
  return [...own, ...extra, ...games]
}
