import { expect, test } from "vitest"
import { type PushWorker, showPushes } from "./push.ts"

const origin = "https://fakham.example"

/** A worker of a browser in a language, with pages open at these addresses. */
const worker = ({ locale, pages = [] }: { readonly locale?: string; readonly pages?: ReadonlyArray<string> } = {}) => {
  const shown: Array<{ readonly title: string } & NotificationOptions> = []
  const opened: Array<string> = []
  const badges: Array<number> = []
  const listeners = new Map<string, (event: never) => void>()
  const scope: PushWorker = {
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
    location: { origin },
    registration: { showNotification: async (title, options) => void shown.push({ title, ...options }) },
    clients: {
      matchAll: async () => pages.map((url) => ({ url, focus: async () => opened.push(`focus ${url}`) })),
      openWindow: async (url) => opened.push(`open ${url}`),
    },
    navigator: { language: "my-MM", setAppBadge: async (count) => void badges.push(count) },
    ...(locale === undefined ? {} : { cookieStore: { get: async () => ({ value: locale }) } }),
  }
  showPushes(scope)
  const happens = async (type: string, event: object) => {
    const work: Array<Promise<unknown>> = []
    const waitUntil = (one: Promise<unknown>) => work.push(one)
    Reflect.apply(listeners.get(type) ?? (() => undefined), undefined, [{ ...event, waitUntil }])
    await Promise.all(work)
  }
  const pushed = (data: string | null) => happens("push", { data: data === null ? null : { text: () => data } })
  const clicked = (data: unknown) => happens("notificationclick", { notification: { data, close: () => undefined } })
  return { shown, opened, badges, pushed, clicked }
}

const message = {
  v: 1,
  id: "poy:1",
  title: "ยี่กี รอบที่ 42 ออกผลแล้ว",
  body: "ถูก 1 รายการ",
  path: "/poy/yeekee/1",
  unread: 3,
}

test("a message is shown in its words, and marks the icon with what is unread", async () => {
  const { pushed, shown, badges } = worker({ locale: "th" })
  await pushed(JSON.stringify(message))
  expect(shown).toMatchObject([
    { title: "ยี่กี รอบที่ 42 ออกผลแล้ว", body: "ถูก 1 รายการ", lang: "th", tag: "poy:1", data: "/poy/yeekee/1" },
  ])
  expect(badges).toEqual([3])
})

test.each([null, "", "nonsense", '{"v":2,"title":"from tomorrow"}'])(
  "for %j a neutral sentence is shown in the player's language",
  async (data) => {
    const { pushed, shown, badges } = worker({ locale: "kh" })
    await pushed(data)
    expect(shown).toMatchObject([{ title: "មានសារថ្មី", lang: "km", data: "/profile/notifications" }])
    expect(badges).toEqual([])
  },
)

test("where no language was chosen, the browser's counts", async () => {
  const { pushed, shown } = worker()
  await pushed(null)
  expect(shown).toMatchObject([{ title: "အကြောင်းသစ် ရှိသည်", lang: "my" }])
})

test("a tap opens the page it is about, and brings one that shows it already to the front", async () => {
  const closed = worker({ pages: [`${origin}/main`] })
  await closed.clicked("/poy/yeekee/1")
  expect(closed.opened).toEqual([`open ${origin}/poy/yeekee/1`])
  const open = worker({ pages: [`${origin}/main`, `${origin}/poy/yeekee/1?from=list`] })
  await open.clicked("/poy/yeekee/1")
  expect(open.opened).toEqual([`focus ${origin}/poy/yeekee/1?from=list`])
})

test.each(["https://evil.example/", "//evil.example", 7, undefined])(
  "a tap on what leads to %j opens the inbox",
  async (data) => {
    const { clicked, opened } = worker()
    await clicked(data)
    expect(opened).toEqual([`open ${origin}/profile/notifications`])
  },
)

const ofFirebase = {
  from: "123456789012",
  priority: "normal",
  fcmMessageId: "5b1f-1",
  notification: { title: "ยี่กี รอบที่ 42 ออกผลแล้ว", body: "ถูก 1 รายการ" },
  fcmOptions: { link: `${origin}/poy/yeekee/1` },
}

test("what Firebase sends for an operator is shown in its words, and leads to the page it names", async () => {
  const { pushed, shown, badges } = worker({ locale: "th" })
  await pushed(JSON.stringify(ofFirebase))
  expect(shown).toMatchObject([
    { title: "ยี่กี รอบที่ 42 ออกผลแล้ว", body: "ถูก 1 รายการ", tag: "5b1f-1", data: "/poy/yeekee/1" },
  ])
  expect(badges).toEqual([])
})

test.each([
  ["data alone", { notification: undefined, fcmOptions: undefined, data: { title: "News", path: "/news" } }, "/news"],
  ["a link to elsewhere", { fcmOptions: { link: "https://evil.example/poy" } }, "/profile/notifications"],
  ["no address", { fcmOptions: { link: "https://" } }, "/profile/notifications"],
])("of Firebase's with %s, a tap stays on this site", async (_, part, leadsTo) => {
  const { pushed, shown } = worker()
  await pushed(JSON.stringify({ ...ofFirebase, ...part }))
  expect(shown.map(({ data }) => data)).toEqual([leadsTo])
})
