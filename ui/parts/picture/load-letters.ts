const longestWait = 2_000

/** A list of font families as CSS writes it, and the weights that are written in it. */
export type Letters = { readonly families: string; readonly weights: ReadonlyArray<number> }

/**
 * Loads the letters that a text needs, since a canvas waits for none. Each family is asked for by itself: one that the device
 * lacks or that cannot be fetched takes no other with it, and after two seconds the text is written with what there is.
 */
export const loadLetters = async (letters: ReadonlyArray<Letters>, text: string): Promise<void> => {
  const loading = letters.flatMap(({ families, weights }) =>
    families
      .split(",")
      .flatMap((family) => weights.map((weight) => document.fonts.load(`${weight} 32px ${family}`, text))),
  )
  const waited = new Promise((resolve) => setTimeout(resolve, longestWait))
  await Promise.race([Promise.allSettled(loading), waited])
}
