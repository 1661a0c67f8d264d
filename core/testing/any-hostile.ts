import fc from "fast-check"

const texts: ReadonlyArray<string> = [
  "",
  " ",
  "\u0000",
  "\u001b[2J\u0007",
  "\ud800",
  "\udc00\ud800",
  "\u202e321\u202c",
  "\u2066abc\u2069",
  "\u200b\u200d\ufeff",
  "\u0e33\u0e49\u0e49\u0e49\u0e49",
  "é".normalize("NFD"),
  "İIiı",
  "👨‍👩‍👧‍👦",
  "１２３",
  "١٢٣",
  "1e309",
  "-0",
  "NaN",
  "null",
  "undefined",
  "[object Object]",
  "__proto__",
  "constructor",
  "toString",
  "<script>alert(1)</script>",
  `"><img src=x onerror=alert(1)>`,
  "javascript:alert(1)",
  "//evil.example",
  "' OR 1=1; DROP TABLE slips; --",
  "${7*7}",
  "{{7*7}}",
  "=HYPERLINK(0)",
  "../../etc/passwd",
  "%2e%2e%2f%00",
  "a\r\nSet-Cookie: token=x",
  "\u2028\u2029",
]

const firstSurrogate = 0xd800
const surrogates = 0x800

/** Any letter of Unicode: what fast-check's unit "binary" gives, without its table of all letters, which takes a second to make. */
export const anyLetter: fc.Arbitrary<string> = fc.nat(0x10ffff - surrogates).map(
  (at) => String.fromCodePoint(at < firstSurrogate ? at : at + surrogates),
  (text) => {
    const point = typeof text === "string" && /^\P{Cs}$/u.test(text) ? text.codePointAt(0) : undefined
    if (point === undefined) throw new Error("not one letter")
    return point < firstSurrogate ? point : point - surrogates
  },
)

/** Text that nobody sends by accident: broken letters, marks that turn or hide, markup, commands, enormous length. */
export const anyHostileText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...texts), weight: 4 },
  { arbitrary: fc.string({ unit: anyLetter }), weight: 4 },
  {
    arbitrary: fc.array(fc.constantFrom(...texts, "1", "a", ","), { maxLength: 6 }).map((all) => all.join("")),
    weight: 3,
  },
  {
    arbitrary: fc
      .tuple(fc.constantFrom("9", "a", "-", " ", "บ", ".", "🎲"), fc.nat(5_000))
      .map(([text, times]) => text.repeat(times)),
    weight: 1,
  },
)

const bodies: ReadonlyArray<string> = [
  "null",
  "[]",
  "{}",
  '"text"',
  "0",
  '{"data":null}',
  '{"data":[]}',
  '{"data":{}}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"data":{"__proto__":{"balance":1}}}',
  '{"length":4294967295}',
  '{"toString":1,"valueOf":null}',
]

/** The body of an answer that keeps no promise at all: any JSON, with keys that objects have already. */
export const anyUnknownBody: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: fc.jsonValue({ stringUnit: anyLetter }), weight: 3 },
  { arbitrary: fc.constantFrom(...bodies).map((body): unknown => JSON.parse(body)), weight: 1 },
  {
    arbitrary: fc.dictionary(
      fc.oneof(fc.constantFrom("data", "id", "number", "betId"), anyHostileText),
      fc.jsonValue(),
    ),
    weight: 1,
  },
)
