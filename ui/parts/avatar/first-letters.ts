const plainOrThai = /^[ -~\u0e00-\u0e7f]*$/
/** A letter with the Thai vowels and marks that stand above, below or, as in ำ, behind it. */
const letter = /.[\u0e31\u0e33-\u0e3a\u0e47-\u0e4e]*/g

/**
 * The first letters of a name as readers count them: vowels and marks stay with their consonant. Plain and Thai letters
 * are counted by hand, as the browser's own count reads half a megabyte of rules when it is first asked.
 */
export const firstLetters = (name: string, most: number): ReadonlyArray<string> =>
  (plainOrThai.test(name)
    ? (name.match(letter) ?? [])
    : "Segmenter" in Intl
      ? Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment)
      : Array.from(name)
  ).slice(0, most)
