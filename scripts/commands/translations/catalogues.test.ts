import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { makeConfig } from "@lingui/conf"
import { formatter } from "@lingui/format-po"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { differingTwins, extract, rehearse, wrongIn } from "./catalogues.ts"

const screen = (body: string) => `import { Trans } from "@lingui/react/macro"\nexport const Screen = () => ${body}\n`

describe("The catalogues", () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "fakham-words-"))
    for (const inside of ["screens", "locales/guest"]) await mkdir(join(folder, inside), { recursive: true })
  })
  afterEach(() => rm(folder, { recursive: true }))

  const locales = () => join(folder, "locales")
  const config = () =>
    makeConfig({
      rootDir: folder,
      sourceLocale: "en",
      locales: ["th", "en"],
      catalogs: [{ path: "<rootDir>/locales/guest/{locale}", include: ["<rootDir>/screens"] }],
      format: formatter({ lineNumbers: false, origins: false }),
      orderBy: "messageId",
    })
  const says = (body: string) => writeFile(join(folder, "screens/screen.tsx"), screen(body))
  const update = () => extract(config(), locales(), false)
  const translate = async (source: string, translation: string) => {
    const file = join(locales(), "guest/th.po")
    const text = await readFile(file, "utf8")
    await writeFile(file, text.replace(`msgid "${source}"\nmsgstr ""`, `msgid "${source}"\nmsgstr "${translation}"`))
  }
  const wrong = async () =>
    (await rehearse(config(), locales())).catalogues.flatMap((catalogue) => wrongIn(catalogue, "en"))
  const changedFiles = async () => (await rehearse(config(), locales())).changed.toSorted()

  it("are found wanting when a sentence was written that they do not hold, and are left as they were", async () => {
    await says("<Trans>Good evening</Trans>")
    await update()
    const before = await readFile(join(locales(), "guest/th.po"), "utf8")
    await says("<><Trans>Good evening</Trans><Trans>Good night</Trans></>")
    expect(await changedFiles()).toEqual(["guest/en.po", "guest/th.po"])
    expect(await readFile(join(locales(), "guest/th.po"), "utf8")).toBe(before)
  })

  it("are in order when every sentence is there and translated", async () => {
    await says("<Trans>Good evening</Trans>")
    await update()
    await translate("Good evening", "สวัสดีตอนเย็น")
    expect({ wrong: await wrong(), changed: await changedFiles() }).toEqual({ wrong: [], changed: [] })
  })

  it("name a sentence that has no translation", async () => {
    await says("<Trans>Good evening</Trans>")
    await update()
    expect(await wrong()).toEqual(['th: "Good evening" has no translation'])
  })

  it("name a sentence that no screen says any more, until it is dropped", async () => {
    await says("<><Trans>Good evening</Trans><Trans>Good night</Trans></>")
    await update()
    await translate("Good evening", "สวัสดีตอนเย็น")
    await translate("Good night", "ราตรีสวัสดิ์")
    await says("<Trans>Good evening</Trans>")
    await update()
    expect(await wrong()).toEqual(['th: "Good night" is used nowhere', 'en: "Good night" is used nowhere'])
    await extract(config(), locales(), true)
    expect(await wrong()).toEqual([])
  })

  it("name a translation that lost a value or a tag of its source", async () => {
    await says("<Trans>Hello {name}, <b>welcome</b></Trans>")
    await update()
    await translate("Hello {name}, <0>welcome</0>", "สวัสดี {nam}, <0>ยินดีต้อนรับ</0>")
    expect(await wrong()).toEqual([
      'th: "Hello {name}, <0>welcome</0>" holds </0> <0> {name}, its translation </0> <0> {nam}',
    ])
  })

  it("let a language count in its own way", async () => {
    const source = "{n, plural, one {# baht} other {# bahts}}"
    await writeFile(
      join(folder, "screens/screen.tsx"),
      `import { Plural } from "@lingui/react/macro"\nexport const Screen = ({ n }) => <Plural value={n} one="# baht" other="# bahts" />\n`,
    )
    await update()
    await translate(source, "{n, plural, other {# บาท}}")
    expect(await wrong()).toEqual([])
  })

  it("name a translation that cannot be read", async () => {
    await says("<Trans>Hello {name}</Trans>")
    await update()
    await translate("Hello {name}", "สวัสดี {name")
    expect((await wrong()).join()).toContain('th: "Hello {name}" is translated by what cannot be read')
  })

  it("name a translation with digits of its own language", async () => {
    await says("<Trans>Every 15 minutes</Trans>")
    await update()
    await translate("Every 15 minutes", "ทุก ๑๕ นาที")
    expect(await wrong()).toEqual(['th: "Every 15 minutes" is translated with other digits than 0 to 9'])
  })

  it("name a message that two of them translate otherwise, and let a context part what means two things", () => {
    const one = (translation: string, context?: string) => ({
      th: { [`Waiting${context}`]: { message: "Waiting", translation, ...(context && { context }) } },
    })
    expect(differingTwins([one("รอดำเนินการ"), one("รอผล")])).toEqual([
      'th: "Waiting" is translated as "รอดำเนินการ" and "รอผล"',
    ])
    expect(differingTwins([one("รอดำเนินการ"), one("รอดำเนินการ"), one("รอผล", "rounds")])).toEqual([])
    expect(differingTwins([one("รอผล", "rounds"), one("รอดำเนินการ", "rounds")])).toEqual([
      'th: "Waiting" (rounds) is translated as "รอผล" and "รอดำเนินการ"',
    ])
  })

  it("name a translation with characters that nobody sees", async () => {
    await says("<Trans>Every 15 minutes</Trans>")
    await update()
    await translate("Every 15 minutes", "ทุก\u200b 15 นาที")
    expect(await wrong()).toEqual(['th: "Every 15 minutes" is translated with characters that nobody sees'])
  })

  it("name two sentences that differ only by spaces", async () => {
    await writeFile(
      join(folder, "screens/screen.tsx"),
      `import { msg } from "@lingui/core/macro"\nexport const words = [msg\`Good  evening\`, msg\`Good evening\`]\n`,
    )
    await update()
    expect(await wrong()).toContain('these differ only by spaces: "Good  evening" and "Good evening"')
  })
})
