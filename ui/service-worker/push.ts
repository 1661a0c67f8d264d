import { type Locale, languageTag, localeOf } from "@fakham/core/language"
import { type PushMessage, readPush } from "@fakham/core/notifications"
import { readFirebasePush } from "./firebase-push.ts"

const inbox = "/profile/notifications"

type Waiting = { readonly waitUntil: (work: Promise<unknown>) => void }
type Pushed = Waiting & { readonly data: { readonly text: () => string } | null }
type Clicked = Waiting & { readonly notification: { readonly data: unknown; readonly close: () => void } }
type Page = { readonly url: string; readonly focus: () => Promise<unknown> }

/** What of a worker shows messages, and opens pages from them. */
export type PushWorker = {
  readonly addEventListener: {
    (type: "push", listener: (event: Pushed) => void): void
    (type: "notificationclick", listener: (event: Clicked) => void): void
  }
  readonly location: { readonly origin: string }
  readonly registration: {
    readonly showNotification: (title: string, options: NotificationOptions) => Promise<void>
  }
  readonly clients: {
    readonly matchAll: (options: {
      readonly type: "window"
      readonly includeUncontrolled: true
    }) => Promise<ReadonlyArray<Page>>
    readonly openWindow: (url: string) => Promise<unknown>
  }
  readonly navigator: { readonly language: string; readonly setAppBadge?: (count: number) => Promise<void> }
  readonly cookieStore?: { readonly get: (name: string) => Promise<{ readonly value?: string | undefined } | null> }
}

/** Shows what is pushed while the site is closed, marks the icon, and leads from there to a page of this site alone. */
export const showPushes = (worker: PushWorker): void => {
  worker.addEventListener("push", (event) => {
    const text = event.data?.text()
    event.waitUntil(show(worker, readPush(text) ?? readFirebasePush(text, worker.location.origin)))
  })
  worker.addEventListener("notificationclick", (event) => {
    event.notification.close()
    event.waitUntil(open(worker, event.notification.data))
  })
}

/** What is shown for a message that this worker cannot read: browsers show something of their own where it shows nothing. */
const neutralWords: Readonly<Record<Locale, { readonly title: string; readonly body: string }>> = {
  th: { title: "มีเรื่องใหม่", body: "เปิดดูในหน้าแจ้งเตือน" },
  en: { title: "Something is new", body: "See it under Notifications" },
  kh: { title: "មានសារថ្មី", body: "មើលក្នុងទំព័រការជូនដំណឹង" },
  mm: { title: "အကြောင်းသစ် ရှိသည်", body: "အကြောင်းကြားချက် စာမျက်နှာတွင် ကြည့်ပါ" },
}

const show = async (worker: PushWorker, message: PushMessage | undefined) => {
  const locale = await localeIn(worker)
  const { title, body } = message ?? neutralWords[locale]
  await worker.registration.showNotification(title, {
    body,
    lang: languageTag[locale],
    tag: message?.id ?? "neutral",
    data: message?.path ?? inbox,
  })
  if (message?.unread !== undefined) await worker.navigator.setAppBadge?.(message.unread).catch(() => undefined)
}

/** The player's language is in a cookie; where the worker cannot read it, the browser's stands in, else Thai. */
const localeIn = async ({ cookieStore, navigator }: PushWorker): Promise<Locale> => {
  const chosen = await cookieStore?.get("locale").catch(() => null)
  if (chosen?.value !== undefined) return localeOf(chosen.value)
  const [language = ""] = navigator.language.split("-")
  return localeOf({ km: "kh", my: "mm" }[language] ?? language)
}

/** A page that shows it already comes to the front; else another one is opened, so that what stands on the others stays. */
const open = async ({ clients, location }: PushWorker, path: unknown) => {
  const address = new URL(typeof path === "string" ? path : inbox, location.origin)
  const target = address.origin === location.origin ? address : new URL(inbox, location.origin)
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true })
  const there = pages.find(({ url }) => new URL(url).pathname === target.pathname)
  await (there === undefined ? clients.openWindow(target.href) : there.focus())
}
