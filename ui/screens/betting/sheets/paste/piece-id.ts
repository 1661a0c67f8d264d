/** The part of the sheet that shows a line of the text, or a question about it. */
export const pieceId = ({ at }: { readonly at: number }): string => `line-${at}`
