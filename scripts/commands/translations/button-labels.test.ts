import { expect, test } from "vitest"
import { longLabels } from "./button-labels.ts"

type Said = Readonly<Record<string, string>>

/** A screen whose body begins in its second line, and one message that stands there. */
const problems = (body: string, message: string, translations: Said = {}, line = 2) => {
  const said: Said = { en: message, ...translations }
  const catalogues = Object.fromEntries(
    Object.entries(said).map(([locale, translation]) => [
      locale,
      { one: { message, translation, origin: [["screen.tsx", line] as [string, number]] } },
    ]),
  )
  return longLabels([catalogues], "en", { "screen.tsx": `export const Screen = () =>\n${body}\n` })
}

const long = "Add another account"
const named = [`en: "${long}" stands on a button and has 19 letters: "${long}" (screen.tsx:2)`]

test.each([
  `<Button tone="gold"><Trans>${long}</Trans></Button>`,
  `<button type="button"><Trans>${long}</Trans></button>`,
  `<CopyButton text={number}>{isCopied ? <Trans>Copied</Trans> : <Trans>${long}</Trans>}</CopyButton>`,
  `<Link to="/" className={buttonClass({ tone: "gold" })}><Trans>${long}</Trans></Link>`,
  `<Sheet title="Add"><YesSheet yes={<Trans>${long}</Trans>} no={no} /></Sheet>`,
  `<Button tone="gold">{t\`${long}\`}</Button>`,
])("a long label is named: %s", (body) => {
  expect(problems(body, long)).toEqual(named)
})

test("a long label is named where the look of its button has a name of its own", () => {
  const body = `{ const look = buttonClass({ tone: "gold" }); return <a className={look}><Trans>${long}</Trans></a> }`
  expect(problems(body, long)).toEqual(named)
})

test.each([
  `<p><Trans>${long}</Trans></p>`,
  `<Link to="/"><Trans>${long}</Trans></Link>`,
  `<Button aria-label={t\`${long}\`} tone="gold">+</Button>`,
  `<IconButton name={<Trans>${long}</Trans>} />`,
])("a text that stands on no button may be long: %s", (body) => {
  expect(problems(body, long)).toEqual([])
})

test("in every language letters are counted without what stands over and under them", () => {
  const button = "<Button><Trans>Add account</Trans></Button>"
  expect(problems(button, "Add account", { th: "เพิ่มบัญชีที่ใช้ถอนเงินได้ทุกวัน" })).toEqual([
    'th: "Add account" stands on a button and has 21 letters: "เพิ่มบัญชีที่ใช้ถอนเงินได้ทุกวัน" (screen.tsx:2)',
  ])
  expect(
    problems(button, "Add account", { th: "เพิ่มบัญชีที่ใช้ถอนเงิน", kh: "ឈប់លេងរយៈពេលវែង", mm: "နောက်ထပ် အကောင့် ထည့်ရန်" }),
  ).toEqual([])
})

test("the longest case of a choice counts, and a value as two letters", () => {
  const plural = "{count, plural, one {Add # bet} other {Put # bets on the slip}}"
  expect(problems('<Button><Plural value={count} one="" other="" /></Button>', plural)).toEqual([
    `en: "${plural}" stands on a button and has 23 letters: "${plural}" (screen.tsx:2)`,
  ])
  const value = "Next <0>{seconds}</0> s of the shot"
  expect(problems("<Button><Trans>Next</Trans></Button>", value)).toEqual([
    `en: "${value}" stands on a button and has 21 letters: "${value}" (screen.tsx:2)`,
  ])
  expect(problems("<Button><Trans>Next</Trans></Button>", "Next shot in {seconds} s")).toEqual([])
})

test("a label that no catalogue holds is named, so that none goes uncounted", () => {
  expect(problems("<Button><Trans>Add</Trans></Button>", "Add", {}, 3)).toEqual([
    "screen.tsx:2 is a button of no catalogue",
  ])
})
