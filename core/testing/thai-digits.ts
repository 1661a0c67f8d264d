/** The Thai digits ๐ to ๙ stand in the order of the Latin ones. */
export const inThai = (text: string): string =>
  text.replaceAll(/[0-9]/g, (digit) => String.fromCodePoint(0x0e50 + Number(digit)))
