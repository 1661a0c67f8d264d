import type { EarlyAnswers } from "@fakham/adapters/browser"

declare global {
  interface Window {
    earlyAnswers?: EarlyAnswers
  }
}

/**
 * Runs as soon as the page is there, while its scripts are on their way: asks for what the page will show first, and
 * remembers the button that is pressed on the page's frame.
 */
{
  const written: { readonly early?: ReadonlyArray<string> } = JSON.parse(
    document.getElementById("settings")?.textContent ?? "{}",
  )
  const [, token] = /(?:^|; )token=([^;]*)/.exec(document.cookie) ?? []
  if (written.early !== undefined) {
    const authorization = token === undefined ? null : `Bearer ${token}`
    const ask = (call: string) => {
      const [method = "GET", cache, url = ""] = call.split(" ", 3)
      const headers = new Headers(authorization === null ? {} : { authorization })
      if (method === "POST") headers.set("content-type", "application/json")
      const sentAt = Date.now()
      const answer = fetch(url, {
        method,
        headers,
        cache: cache === "no-cache" ? cache : "no-store",
        ...(method === "POST" && { body: "{}" }),
      }).then((response) => ({ response, way: { sentAt, receivedAt: Date.now() } }))
      // Whoever asks for it hears of the failure.
      answer.catch(() => {})
      return [call, answer] as const
    }
    window.earlyAnswers = { authorization, askedAt: performance.now(), answers: new Map(written.early.map(ask)) }
  }

  const onFrame = (event: Event) => {
    const frame = document.querySelector<HTMLElement>("#app[data-frame]")
    const button = event.target instanceof Element ? event.target.closest("button") : null
    if (frame === null || button === null || !frame.contains(button)) return
    event.preventDefault()
    frame.dataset["pressed"] = button.textContent
  }
  document.addEventListener("click", onFrame)
}
