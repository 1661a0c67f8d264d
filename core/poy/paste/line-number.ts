/** The place of a line among all lines of the text, blank ones counted, from 0; not its place in a list of ours. */
export type LineNumber = number & { readonly lineNumber: unique symbol }

export function lineNumber(at: number): LineNumber
export function lineNumber(at: number): number {
  return at
}
