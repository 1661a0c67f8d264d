/** One class attribute from those names that apply. */
export const classNames = (...names: ReadonlyArray<string | false | undefined>): string =>
  names.filter((name) => name !== false && name !== undefined).join(" ")
