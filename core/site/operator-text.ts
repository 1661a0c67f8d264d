/** Words of the operator: text is shown as it stands, html is cleaned before it is shown. */
export type OperatorText = { readonly writtenAs: "text" | "html"; readonly words: string }
