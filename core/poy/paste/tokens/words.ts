/** The words of dealers as marks that can stand together: which side, what for, how many digits, which helper. */
export const mark = {
  top: 1,
  bottom: 2,
  tode: 4,
  straight: 8,
  front: 16,
  back: 32,
  run: 64,
  nineteen: 128,
  roodNha: 256,
  roodLung: 512,
  ble: 1_024,
  triples: 2_048,
  win: 4_096,
  two: 8_192,
  three: 16_384,
  reverse: 32_768,
  /** Front or back, which is not said. */
  rood: 65_536,
  noDoubles: 131_072,
  /** The second of two places before the first: the first price is for the second. */
  turned: 262_144,
  siblings: 524_288,
  low: 1_048_576,
  high: 2_097_152,
  evenEven: 4_194_304,
  evenOdd: 8_388_608,
  oddEven: 16_777_216,
  oddOdd: 33_554_432,
  even: 67_108_864,
  odd: 134_217_728,
  /** Numbers of more than three digits, every three of their digits in every order. */
  everyThree: 268_435_456,
  /** Said by an abbreviation that houses use differently. */
  short: 536_870_912,
} as const

export const eitherSide = mark.top | mark.bottom

const byDigits = mark.evenEven | mark.evenOdd | mark.oddEven | mark.oddOdd
/** Helpers that name two-digit numbers themselves. */
export const namingPairs = mark.ble | mark.siblings | mark.low | mark.high | byDigits | mark.even | mark.odd
/** Helpers that name their numbers themselves. */
export const naming = namingPairs | mark.triples

type Word = readonly [pattern: string, marks: number]

/** A word of one letter counts only where no Thai letter touches it. */
const alone = (letter: string) => `(?<![ก-๛])${letter}(?:\\.|(?![ก-๛.])|(?=มี|ตัวละ|อย่างละ))`

/** A word that is a part of many others counts only where no other word touches it. */
const whole = (word: string) => `(?<=^|[^ก-๛]|บน|ล่าง|บล|ตัว)(?:${word})(?=$|[^ก-๛]|บน|ล่าง|บล|ตัวละ|อย่างละ|ละ|มี|ราคา)`

/** A letter before a digit, which is no time of the day. */
const beforeDigit = (letter: string) => `(?<![ก-๛]|\\d\\s*)${letter}\\.?(?=\\s*\\d|$)`

const words: ReadonlyArray<Word> = [
  ["(?:19|สิบเก้า)\\s*(?:ประตู|ปต\\.?|ตู|หาง)", mark.nineteen],
  [whole("หาง"), mark.nineteen],
  ["รูด\\s*หน้า\\s*[-+/]?\\s*(?:รูด\\s*)?(?:หลัง|ท้าย)", mark.roodNha | mark.roodLung],
  ["รูด\\s*หน้า", mark.roodNha],
  ["รูด\\s*(?:หลัง|ท้าย)", mark.roodLung],
  ["รูด", mark.rood],
  ["ไม่(?:รวม)?เบิ้ล", mark.noDoubles],
  ["รวมเบิ้ล", mark.ble],
  ["วิน\\s*กลับ", mark.win | mark.noDoubles],
  ["วิน\\s*(?:รวม)?เบิ้?[ลน]", mark.win | mark.ble],
  ["วิน", mark.win],
  ["เบิ้?[ลน]", mark.ble],
  [whole("ตอง\\s*คู่"), mark.ble],
  ["ตอง", mark.triples],
  [whole("พี่น้อง"), mark.siblings],
  [whole("คู่\\s*คู่"), mark.evenEven],
  [whole("คู่\\s*คี่"), mark.evenOdd],
  [whole("คี่\\s*คู่"), mark.oddEven],
  [whole("คี่\\s*คี่"), mark.oddOdd],
  [whole("คู่"), mark.even | mark.short],
  [whole("คี่"), mark.odd | mark.short],
  [whole("สูง"), mark.high],
  [whole("ต่ำ"), mark.low],
  [alone("พน"), mark.siblings | mark.short],
  [alone("นห"), mark.front | mark.back | mark.short],
  [beforeDigit("น"), mark.front | mark.short],
  [beforeDigit("ห"), mark.rood | mark.short],
  ["กลับ\\s*ทุก\\s*(?:ประตู|ตู(?!ละ)|ตัว(?!ละ))?|ทุก\\s*(?:ประตู|ตู(?!ละ))", mark.reverse | mark.everyThree],
  ["(?:3|สาม)\\s*ตัว(?!ละ)", mark.three],
  ["(?:2|สอง)\\s*ตัว(?!ละ)", mark.two],
  ["สาม(?=บน|ล่าง|ตรง|เต็ง|โต|หน้า|ท้าย|หลัง)", mark.three],
  ["สอง(?=บน|ล่าง|ตรง|เต็ง)", mark.two],
  ["บน-?ล่าง|บล|(?<![ก-๛])บ\\.\\s*ล(?:\\.|(?![ก-๛]))", eitherSide],
  ["(?<![ก-๛])บ\\.\\s*ต(?:\\.|(?![ก-๛]))", mark.top | mark.tode],
  ["[Tt]op|[Bb]on(?![a-z])", mark.top],
  ["[Bb]ot(?:tom)?|[Ll]ower|[Ll]ang(?![a-z])", mark.bottom],
  ["บน+", mark.top],
  ["ล่าง+", mark.bottom],
  ["โต[๊้็๋]?[ดต]|โท[๊้็๋]?ด", mark.tode],
  ["(?:ตัว\\s*)?ตรง+|เต[็๊้]?ง", mark.straight],
  ["หน้า", mark.front],
  ["ท้าย|หลัง", mark.back],
  ["วิ่ง|ลอย", mark.run],
  ["กลับ|ชุด|สลับ|ประตู", mark.reverse],
  [alone("บ"), mark.top],
  [alone("ล"), mark.bottom],
  [alone("ต"), mark.tode],
  [alone("[ชซ]"), mark.reverse],
]

export const wordPattern = words.map(([pattern]) => pattern).join("|")

const known = words.map(([pattern, marks]) => ({ spelling: new RegExp(`^(?:${pattern})$`), marks }))

const newMarksOf = (word: string): number => known.find(({ spelling }) => spelling.test(word))?.marks ?? 0

/** Slips say the same few words over and over. */
const marksOfUsual: ReadonlyMap<string, number> = new Map(
  "บน ล่าง บนล่าง บล โต๊ด ตรง เต็ง กลับ ชุด หน้า หลัง ท้าย วิ่ง บ ล ต".split(" ").map((word) => [word, newMarksOf(word)]),
)

export const marksOf = (word: string): number => marksOfUsual.get(word) ?? newMarksOf(word)

/** All words of a text together, wherever they stand. */
export const marksIn = (text: string): number =>
  [...text.matchAll(new RegExp(wordPattern, "g"))].reduce((all, [word]) => all | marksOf(word), 0)

/** Words that say where a three-digit number is looked for, as sides do. */
const places = mark.tode | mark.front | mark.back

const counts = mark.two | mark.three
/** Purposes of numbers of two and of three digits. */
const ofCounts = places | mark.straight | mark.reverse | mark.everyThree | mark.short | mark.turned

/**
 * Words on a line replace those of their kind in the heading above: a side a side, a purpose a purpose, how many digits
 * that; any order, front and back are a side as well. Triples have such purposes, and the digits of a win are counted.
 */
export const inheritHeading = (heading: number, own: number): number => {
  const ownSides = own & eitherSide
  const ownPurposes = own & ~(eitherSide | mark.turned | counts)
  const ofCounted = own & counts ? (heading & mark.win ? ~counts : ofCounts) : heading
  const stays = ownPurposes === 0 ? ofCounted : mark.triples
  const replaced = ownSides ? eitherSide | places | mark.turned : own & places ? eitherSide : 0
  return own | (heading & (stays | eitherSide) & ~replaced)
}

/** Front and back of one digit are all numbers that begin or end with it. */
export const ofOneDigit = (marks: number): number => {
  const at = marks & (mark.front | mark.back)
  return (marks & ~at) | (at & mark.front ? mark.roodNha : 0) | (at & mark.back ? mark.roodLung : 0)
}

const unvoweled = (word: string) => word.replace(/[ัิ-ฺ็-๎]/g, "")
const bones = ["บน", "ลาง", "โตด", "ตรง", "เตง", "หนา", "ทาย", "หลง", "วง", "ลอย", "กลบ", "รด", "วน", "ตอง", "บล"]

/** Words of other habits, and single letters, that may say a side or another order. */
const otherHabits =
  /^(?:[a-z]|[ก-ฮ]\.?|to[dt]e?|rev(?:erse)?|down|low|under|up|btm|back|front|set|perm|ลุ่ม|หาม|เซ็?ต|หกตัว|หก|หัว|ปลาย|หมุน|ครบ)$/i

/** Whether a word that is not known is so like one that is that it may be that one, written wrong. */
export const isNearlyKnown = (word: string): boolean => {
  if (otherHabits.test(word)) return true
  const bone = unvoweled(word)
  return bones.some((other) => bone.includes(other) || isOneApart(bone, other))
}

const isOneApart = (one: string, other: string): boolean => {
  const at = Array.from(other).findIndex((letter, place) => letter !== one[place])
  const [rest, otherRest] = [one.slice(at), other.slice(at)]
  const [first = "", second = ""] = rest
  if (otherRest.startsWith(second + first) && rest.slice(2) === otherRest.slice(2)) return true
  return rest.slice(1) === otherRest.slice(1) || rest.slice(1) === otherRest || rest === otherRest.slice(1)
}
