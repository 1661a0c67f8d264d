/** Where it is seen to that a browser may lack a feature; the file names it. */
type Guard = { readonly file: string }
/** Why nothing is amiss where a feature is missing. */
type Harmless = { readonly why: string }
/** A feature that a script uses which runs before, or without, the file that fills it in has no guard. */
export type Guarded = Readonly<Record<string, Guard | Harmless>>

const filledIn = { file: "ui/older-browsers.lazy.ts" }

/** All that the built site may use and one of the least browsers lacks. */
export const guarded: Guarded = {
  "AbortSignal.any": filledIn,
  "Map.groupBy": filledIn,
  "URL.canParse": filledIn,
  "URL.parse": filledIn,
  "Intl.Segmenter": { file: "ui/parts/avatar/first-letters.ts" },
  ".canShare": { file: "ui/parts/picture/hand-over.lazy.ts" },
  ".share": { file: "ui/screens/lotto/results/share-link.tsx" },
  ".readText": { file: "ui/screens/betting/sheets/paste/pasted-text.tsx" },
  ".setAppBadge": { file: "adapters/browser/notifications/icon-mark.ts" },
  ".clearAppBadge": { file: "adapters/browser/notifications/icon-mark.ts" },
  ".setHTML": { file: "ui/parts/operator-words/clean-by-browser.ts" },
  "PublicKeyCredential.parseCreationOptionsFromJSON": { file: "adapters/browser/identity/passkeys.ts" },
  "PublicKeyCredential.parseRequestOptionsFromJSON": { file: "adapters/browser/identity/passkeys.ts" },
  Notification: { file: "adapters/browser/notifications/web-push.ts" },
  "Notification.permission": { file: "adapters/browser/notifications/web-push.ts" },
  "Notification.requestPermission": { file: "adapters/browser/notifications/web-push.ts" },
  requestIdleCallback: { file: "ui/app/answered/page-idle.ts" },
  cancelIdleCallback: { why: "web-vitals takes clearTimeout without it" },
  PerformanceEventTiming: { why: "web-vitals looks whether it is there, and tells no INP without it" },
  devicePixelRatio: { why: "on iPhones it leaves out how far the page is zoomed" },
  navigation: { why: "React looks whether it is there" },
  open: { why: "iPhones open a window only after a tap, and ours are opened by one" },
  trustedTypes: { why: "DOMPurify looks whether there are any" },
  ".startViewTransition": { why: "the router's, which looks for it, and is not asked to" },
  "Symbol.asyncDispose": { why: "Effect names a method by it that nobody calls" },
  "AbortSignal.timeout": { why: "before Chrome 124 it aborts under another name, and none is read" },
  "content-visibility": { why: "what is out of sight is drawn too" },
  "contain-intrinsic-block-size": { why: "counts with content-visibility alone" },
  "contain-intrinsic-height": { why: "counts with content-visibility alone" },
  "contain-intrinsic-size": { why: "counts with content-visibility alone" },
  "field-sizing": { why: "the field is scrolled instead" },
  mask: { why: "the build writes -webkit-mask too" },
  "user-select": { why: "the build writes -webkit-user-select too" },
  "text-size-adjust": { why: "-webkit-text-size-adjust stands beside it" },
  "text-wrap": { why: "lines break where they are full" },
  "overscroll-behavior": { why: "the page behind is scrolled along" },
  "scrollbar-gutter": { why: "phones lay their scroll bars over the page" },
  "scrollbar-width": { why: "a scroll bar is seen" },
  "cursor: default": { why: "phones have no pointer" },
  "cursor: pointer": { why: "phones have no pointer" },
  "cursor: zoom-in": { why: "phones have no pointer" },
  resize: { why: "phones have no pointer" },
  ":has": { file: "ui/design/base.css" },
  ":autofill": { why: "the browser's own colour shows" },
  "@page": { why: "paper has the printer's margins" },
}

/** The features of a file that nothing stands for. */
export const unguarded = (
  file: string,
  newer: ReadonlyMap<string, string>,
  allowed: Guarded = guarded,
): ReadonlyArray<string> => {
  // What runs before the page's own scripts, or without them.
  const isAlone = /(?:^|\/)(?:prefetch-[\w-]+|service-worker)\.js$/.test(file)
  return [...newer].flatMap(([feature, versions]) => {
    const guard = allowed[feature]
    return guard === undefined || (isAlone && guard === filledIn) ? [`${file}: ${feature} came with ${versions}`] : []
  })
}
