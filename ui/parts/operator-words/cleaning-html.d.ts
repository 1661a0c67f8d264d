/** Not in every browser, and not in the types of the DOM yet. */
interface Element {
  setHTML?: (html: string, options: { readonly sanitizer: Sanitizing }) => void
}

/** All that is left of the html. */
interface Sanitizing {
  readonly elements: ReadonlyArray<string>
  readonly attributes: ReadonlyArray<string>
  readonly comments: boolean
  readonly dataAttributes: boolean
}

interface Window {
  /** Not in every browser either. */
  readonly trustedTypes?: {
    readonly createPolicy: (
      name: string,
      policy: { readonly createHTML: (html: string) => string; readonly createScriptURL: () => string },
    ) => NonNullable<import("dompurify").Config["TRUSTED_TYPES_POLICY"]>
  }
}
