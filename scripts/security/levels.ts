/** ASVS 5.0.0: for each chapter its sections, a digit per requirement, which is its level. */
const levels: ReadonlyArray<ReadonlyArray<string>> = [
  ["22", "1111122223", "112222222223", "222", "123"],
  ["122", "112", "12223", "23"],
  ["3", "113", "12223", "11222233", "11122333", "3", "22333"],
  ["12233", "23333", "22", "1222"],
  ["2", "112333", "113", "222"],
  ["122", "111111112222", "11223333", "112233", "22222333", "2223", "33", "2222"],
  ["222", "1111", "22", "11222", "223", "22"],
  ["1233", "1123", "133", "23"],
  ["111", "1222"],
  ["22", "223", "22223", "1111122222233333", "22222", "22", "222"],
  ["2233", "22233", "11233", "1222", "23", "23", "33"],
  ["12233", "11", "22223"],
  ["2333", "222223", "2233", "1222233"],
  ["22", "12223333", "122"],
  ["12233", "12233", "1222222", "3333"],
  ["2", "22222", "2222", "222", "2223"],
  ["23", "22223333", "22"],
]

/** The level of each requirement by its number: 1.2.4 → 1. */
export const levelOf: ReadonlyMap<string, number> = new Map(
  levels.flatMap((sections, chapter) =>
    sections.flatMap((section, at) =>
      Array.from(section, (level, place): [string, number] => [`${chapter + 1}.${at + 1}.${place + 1}`, Number(level)]),
    ),
  ),
)

/** The requirements of a chapter on the first two levels that are not told one by one. */
export const restOf = (chapter: number, ...told: ReadonlyArray<string>): string =>
  [...levelOf]
    .flatMap(([number, level]) => (number.startsWith(`${chapter}.`) && level < 3 ? [number] : []))
    .filter((number) => !told.includes(number))
    .join(" ")
