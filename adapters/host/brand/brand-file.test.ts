import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { readHostSettings } from "../settings/settings.ts"

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "brand-"))
})
afterAll(() => rm(folder, { recursive: true }))

const settingsWith = async (content: string, env: Record<string, string> = {}) => {
  const file = join(folder, "brand.json")
  await writeFile(file, content)
  return readHostSettings({ OPERATOR_ORIGIN: "https://operator.example", BRAND_FILE: file, ...env })
}

test("a file says what the variables would say, and a variable stands over it", async () => {
  const file = JSON.stringify({
    name: "Lucky",
    description: "Numbers and games",
    mainHosts: ["Lucky.example", "www.lucky.example"],
    keys: {
      recaptcha: "6Lc-key",
      fingerprint: { key: "key-1", address: "https://eye.example/visits" },
      push: "app-1",
      firebase: {
        apiKey: "AIzaSyExample-key",
        appId: "1:123456789012:web:0a1b2c",
        projectId: "lucky-lottery",
        vapidKey: `B${"x".repeat(86)}`,
      },
    },
    support: {
      urlSupport: "https://chat.example/lucky",
      chatFrame: "https://chat.example/frame",
      officePhoneNumber: "02 111 2222",
    },
    privacy: "https://lucky.example/privacy",
    agent: { agentId: 7, refUid: 0 },
  })
  const { settings } = await settingsWith(file)
  expect(settings).toMatchObject({
    brand: "Lucky",
    description: "Numbers and games",
    mainHosts: ["lucky.example", "www.lucky.example"],
    liveChatUrl: "https://chat.example/lucky",
    privacyUrl: "https://lucky.example/privacy",
    vendors: {
      recaptchaKey: "6Lc-key",
      fingerprint: { key: "key-1", address: "https://eye.example/visits" },
      firebase: { apiKey: "AIzaSyExample-key", projectId: "lucky-lottery" },
      chatFrame: "https://chat.example/frame",
    },
    push: { key: "app-1", channel: "{uuid}" },
    ofSite: { agent: { agentId: 7, refUid: 0 } },
  })
  expect((await settingsWith(file, { BRAND: "Luckier", MAIN_HOSTS: "" })).settings).toMatchObject({
    brand: "Luckier",
    mainHosts: ["lucky.example", "www.lucky.example"],
  })
})

test.each([
  ["{", "a file of JSON"],
  ['{"nmae": "Lucky"}', 'Invalid key: Expected never but received "nmae"'],
  ['{"name": " "}', "name: some text"],
  ['{"languages": []}', "languages: at least one language"],
  ['{"languages": ["fr"]}', "one of th, en, kh, mm"],
  ['{"languages": ["en", "en"]}', "languages: each language once"],
  ['{"colours": {"dark": {"gold": "red"}}}', "colours.dark.gold: a colour such as #f0c462"],
  ['{"colours": {"dark": {"silver": "#c0c0c0"}}}', "colours.dark: colours of these names: sky-0, sky-1"],
  [
    '{"colours": {"dark": {"t1": "#33375a"}}}',
    "dark: t1 #33375a on sky-0 #0b0e20 has a contrast of 1.67 and needs 4.5, and 6 more such pairs",
  ],
  ['{"logo": {"paths": ["M0 0\\"/><script>"]}}', "logo.paths.0: a path of an SVG, 28 by 28"],
  ['{"logo": {"picture": "javascript:alert(1)"}}', "logo"],
  ['{"agent": {"agentId": 0, "refUid": 0}}', "agent.agentId: 1 or more"],
  ['{"support": {"urlSupport": "-"}}', "support.urlSupport: an http or https address"],
])("%s ends the start with what is wrong", async (content, sentence) => {
  const { faults = [] } = await settingsWith(content)
  expect(faults.map(({ variable }) => variable)).toEqual(["BRAND_FILE"])
  expect(faults[0]?.wanted).toContain(sentence)
})

test("a file that is not there ends the start too", () => {
  const { faults } = readHostSettings({ OPERATOR_ORIGIN: "https://operator.example", BRAND_FILE: "/nowhere.json" })
  expect(faults).toEqual([{ variable: "BRAND_FILE", given: "/nowhere.json", wanted: "a file that can be read" }])
})

test("what a file says in the place of a variable is checked as the variable is", async () => {
  const { faults } = await settingsWith('{"mainHosts": ["a b"]}')
  expect(faults?.map(({ variable }) => variable)).toEqual(["MAIN_HOSTS"])
})
