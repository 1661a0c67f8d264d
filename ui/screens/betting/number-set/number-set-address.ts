/** What of the number sets a page shows, as it stands in the address, written by anybody. */
export type NumberSetSearch = { readonly edit?: unknown; readonly from?: unknown; readonly at?: unknown }

const text = (value: unknown): string | undefined =>
  typeof value === "string" || typeof value === "number" ? String(value) : undefined

/** The set that is being written, `new` or the id of one that is kept; or the slip that sets are taken from, and which. */
export const shownSets = ({ edit, from, at }: NumberSetSearch) => ({
  edit: text(edit),
  from: text(from),
  at: typeof at === "number" ? at : undefined,
})
