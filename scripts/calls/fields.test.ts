import { everyCall } from "@fakham/operator/every-call"
import { depositsOne, type Schema } from "@fakham/operator/wire"
import * as v from "valibot"
import { expect, test } from "vitest"
import { type JsonSchema, jsonSchemaOf } from "./json-schema.ts"
import { describedCall } from "./read-calls.ts"

type Path = ReadonlyArray<string>

/** Every field of an answer, however deep, and every entry of a list that is no object. */
const fieldsOf = (value: unknown, path: Path = []): ReadonlyArray<Path> =>
  typeof value !== "object" || value === null
    ? [path]
    : Object.entries(value).flatMap(([name, part]) => {
        const own = [...path, name]
        if (typeof part !== "object" || part === null) return [own]
        return Array.isArray(value) ? fieldsOf(part, own) : [own, ...fieldsOf(part, own)]
      })

/** The same with one field changed, or taken out. */
const bent = (value: unknown, [name = "", ...rest]: Path, change: Readonly<Record<string, unknown>>): unknown => {
  if (Array.isArray(value)) {
    const now = rest.length > 0 ? [bent(value[Number(name)], rest, change)] : "now" in change ? [change["now"]] : []
    return value.toSpliced(Number(name), 1, ...now)
  }
  const { [name]: part, ...others } = Object(value)
  if (rest.length > 0) return { ...Object(value), [name]: bent(part, rest, change) }
  return "now" in change ? { ...others, [name]: change["now"] } : others
}

const bends = [
  {},
  { now: null },
  { now: { of: "another type" } },
  { now: true },
  { now: "of another kind" },
  { now: -1.5 },
]

/** The same text for what is the same, in whatever order its fields were read. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part !== "object" || part === null || Array.isArray(part)
      ? part
      : Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1))),
  )

const nameOf = (path: Path) => path.filter((part) => !/^\d+$/.test(part)).join(".")

type Asked = { readonly name: string; readonly data: Schema; readonly answers: unknown }

const crypto = { network: "TRC20", address: "TXYZexample", usdt: 14.5, rate: 34.5, confirmations: 3 }
const answered: ReadonlyArray<Asked> = [
  ...everyCall.map((call) => ({ name: call.path, data: call.data, answers: describedCall(call).answers })),
  { name: "/api/deposits.one of USDT", as: { method: "crypto", crypto: { ...crypto, confirmationsNeeded: 20 } } },
  { name: "/api/deposits.one by PromptPay", as: { method: "qrcode", qrText: "00020101021229" } },
].map((one) =>
  "as" in one
    ? { name: one.name, data: depositsOne.data, answers: { ...Object(describedCall(depositsOne).answers), ...one.as } }
    : one,
)

/** What an answer says once a field of it has been changed, if it can still be read. */
const readings = ({ data, answers }: Asked, field: Path) =>
  bends.map((change) => v.safeParse(data, bent(answers, field, change)))

/** Whether an answer tells all else that it told, whatever stands in a field. */
const isLostAlone = (asked: Asked, field: Path): boolean => {
  const others = textOf(bent(v.parse(asked.data, asked.answers), field, {}))
  return readings(asked, field).every(
    (read) => read.success && [read.output, bent(read.output, field, {})].map(textOf).includes(others),
  )
}

const figuresOf = (value: unknown): ReadonlyArray<number> =>
  typeof value === "number"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(figuresOf)
      : []

const noughts = (value: unknown): number => figuresOf(value).filter((figure) => figure === 0).length

/** The fields that a schema calls required, however deep. */
const requiredOf = (schema: JsonSchema, at = ""): ReadonlyArray<string> => {
  const { required, properties, items, anyOf } = schema
  const listed = (found: unknown): ReadonlyArray<unknown> => (Array.isArray(found) ? found : [])
  return [
    ...listed(required).map((name) => `${at}${String(name)}`),
    ...Object.entries(Object(properties)).flatMap(([name, of]) => requiredOf(Object(of), `${at}${name}.`)),
    ...[...(items === undefined ? [] : [items]), ...listed(anyOf)].flatMap((one) => requiredOf(Object(one), at)),
  ]
}

const ofLimits = ["break", "limits.most", "limits.wish.most"]
const mostOfOptions = ["betMax.betMax", "betList.betMax.betMax"]

/** What cannot be read would look like no limit, no bound or no slips: an answer is lost for it though it may be missing. */
const lostForOther: Readonly<Record<string, ReadonlyArray<string>>> = {
  "/api/play-limits": ofLimits,
  "/api/play-limits.break": ofLimits,
  "/api/play-limits.update": ofLimits,
  "/poy-api/bet-lists.latest": mostOfOptions,
  "/poy-api/bet-lists.one": mostOfOptions,
  "/poy-api/lotteries.4d.latest": ["hanoy", "lao", "laoSuper", "malay"].flatMap((lottery) =>
    mostOfOptions.map((field) => `${lottery}.${field}`),
  ),
  "/poy-api/poys.all": ["poys"],
}

/** Required where they stand, and no loss to the rest of the answer: another kind of deposit, a part of a message. */
const lostAlone = /^\/api\/deposits\.(?!methods\b).* method$| numbers\.digits$| poys\.numbers\.number$/

test("what an answer cannot do without is no more than the table says", () => {
  for (const asked of answered) {
    const all = fieldsOf(asked.answers)
    const there = new Set(all.map(nameOf))
    const lost = all.filter((field) => !isLostAlone(asked, field)).map(nameOf)
    const required = requiredOf(jsonSchemaOf(asked.data)).filter(
      (name) => there.has(name) && !lostAlone.test(`${asked.name} ${name}`),
    )
    const needed = [...required, ...(lostForOther[asked.name] ?? [])]
    expect([asked.name, ...new Set(lost.toSorted())]).toEqual([asked.name, ...new Set(needed.toSorted())])
  }
})

test("no amount that is missing, null or of another kind is read as nought, only places in an order are", () => {
  const read = answered.flatMap((asked) =>
    fieldsOf(asked.answers).flatMap((field) => {
      const expected = noughts(v.parse(asked.data, asked.answers))
      const made = readings(asked, field).some((one) => one.success && noughts(one.output) > expected)
      return made ? [`${asked.name} ${nameOf(field)}`] : []
    }),
  )
  expect(read).toEqual(["/poy-api/game-highlight-configs order", "/poy-api/yings.proof revealed.shots.sequence"])
})
