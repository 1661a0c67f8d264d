/** Not in every browser, and not in the types of the DOM yet. */
interface Element {
  setHTML?: (html: string, options: { readonly sanitizer: Sanitizing }) => void
}

/** On top of what a browser takes out as unsafe in any case. */
interface Sanitizing {
  readonly replaceWithChildrenElements: ReadonlyArray<string>
  readonly removeAttributes: ReadonlyArray<string>
}
