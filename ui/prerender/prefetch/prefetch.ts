import type { PrefetchedAnswer, PrefetchedAnswers } from "@fakham/adapters/browser"
import { startApp } from "./start-app.ts"

declare global {
  interface Window {
    prefetchedAnswers?: PrefetchedAnswers
    errorsBeforeStart?: Array<unknown>
    /** What is written on the buttons that were pressed, in their order. */
    pressedBeforeStart?: Set<string>
  }
}

type OnAnswer = (answer: PrefetchedAnswer) => Promise<void>

/**
 * Runs as soon as the page is there, while its scripts are on their way: asks for what the page will show first, tells
 * who wants to hear of an answer by the path it came from, and remembers the buttons that are pressed on the prerendered
 * page and what goes wrong until somebody tells of it.
 */
export const prefetch = (handlers: Readonly<Record<string, OnAnswer>> = {}): void => {
  const errors: Array<unknown> = (window.errorsBeforeStart = [])
  const keep = ({ error, reason }: Partial<ErrorEvent & PromiseRejectionEvent>) =>
    errors[4] ?? errors.push(error ?? reason)
  addEventListener("error", keep)
  addEventListener("unhandledrejection", keep)

  const pressed = (window.pressedBeforeStart = new Set())
  const press = ({ target }: Event) => {
    const button = target instanceof Element && target.closest("[data-prerendered] button")
    if (button) {
      // Whoever presses again, since nothing happens, means it once.
      pressed.delete(button.textContent)
      pressed.add(button.textContent)
    }
  }
  // The page may take the prerendered one's place while a mouse is held down: no click would come of it. Keys only click.
  addEventListener("mousedown", press)
  addEventListener("click", press)

  // The host does not know the colours of the device.
  if (/(?:^|; )theme=device/.test(document.cookie) && matchMedia("(prefers-color-scheme: light)").matches)
    document.documentElement.dataset["theme"] = "light"

  const written = location.protocol === "https:" ? /(?:^|; )__Host-token=([^;]*)/ : /(?:^|; )token=([^;]*)/
  const [, token] = written.exec(document.cookie) ?? []
  const authorization = token ? `Bearer ${token}` : null
  const answers: PrefetchedAnswers["answers"] = new Map()
  const handled: Array<Promise<void>> = []
  for (const call of document.currentScript?.dataset["calls"]?.split("|") ?? []) {
    const [method = "", cache, url = ""] = call.split(" ")
    const sentAt = Date.now()
    const answer = fetch(url, {
      method,
      headers: { "accept-language": document.documentElement.lang, ...(authorization && { authorization }) },
      cache: cache === "no-cache" ? cache : "no-store",
      // As long as whoever asks for it would wait; unread, it would hold its connection.
      signal: AbortSignal.timeout(15_000),
      ...(method === "POST" && { body: new Blob(["{}"], { type: "application/json" }) }),
    }).then((response) => ({ response, way: { sentAt, receivedAt: Date.now() } }))
    answers.set(call, answer)
    const onAnswer = handlers[url.split("?", 1).join()]
    // Whoever asks for it hears of the failure.
    handled.push(answer.then(onAnswer).catch(() => {}))
  }
  window.prefetchedAnswers = { authorization, answers }
  // What was asked for longer ago says too little about now.
  setTimeout(() => answers.clear(), 10_000)
  startApp(handled).catch(() => document.querySelector("#unloadable")?.removeAttribute("hidden"))
}
