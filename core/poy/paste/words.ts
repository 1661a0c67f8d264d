/** The context words of dealers as marks that can stand together: what for, which side, how many digits. */
export const mark = {
  top: 1,
  bottom: 2,
  tode: 4,
  straight: 8,
  front: 16,
  run: 32,
  nineteen: 64,
  roodNha: 128,
  roodLung: 256,
  ble: 512,
  two: 1024,
  three: 2048,
  reverse: 4096,
} as const

const sides = mark.top | mark.bottom

const spellings: ReadonlyArray<readonly [pattern: string, marks: number]> = [
  ["(?:19|สิบเก้า)\\s*(?:ประตู|ปต)", mark.nineteen],
  ["รูดหน้า", mark.roodNha],
  ["รูด(?:หลัง|ท้าย)", mark.roodLung],
  ["(?:3|สาม)\\s*ตัว(?!ละ)", mark.three],
  ["(?:2|สอง)\\s*ตัว(?!ละ)", mark.two],
  ["บน", mark.top],
  ["ล่าง", mark.bottom],
  ["บล", sides],
  ["โต[๊้็]?ด", mark.tode],
  ["ตรง", mark.straight],
  ["หน้า", mark.front],
  ["วิ่ง", mark.run],
  ["เบิ้?ล", mark.ble],
  ["กลับ", mark.reverse],
]

export const wordPattern = spellings.map(([pattern]) => pattern).join("|")

const known = spellings.map(([pattern, marks]) => ({ spelling: new RegExp(`^(?:${pattern})$`), marks }))

export const marksOf = (word: string): number => known.find(({ spelling }) => spelling.test(word))?.marks ?? 0

/** Words that say where a three-digit number is looked for, as sides do. */
const places = mark.tode | mark.front

/**
 * Words on a line replace those of their kind in the heading above: a side a side, a purpose a purpose; any order and
 * front are both.
 */
export const under = (heading: number, own: number): number => {
  const kept = (own & sides ? 0 : heading & sides) | (own & ~sides ? 0 : heading & ~sides)
  return own & places ? own : own | (own & sides ? kept & ~places : kept)
}
