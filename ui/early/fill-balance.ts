import { moneyParts } from "../parts/money/money-text.ts"

/** Shows the balance of an answer about the player on the page's frame; what is no amount of money is left to the page. */
export const fillBalance = async ({ response }: { readonly response: Response }): Promise<void> => {
  if (!response.ok) return
  const body: { readonly data?: { readonly cash?: unknown }; readonly cash?: unknown } = await response.clone().json()
  // Cut to the satang below, as the page itself reads it.
  const [, sign, baht, decimals = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String((body.data ?? body).cash)) ?? []
  if (baht === undefined) return
  const amount = moneyParts(Number(sign + baht + decimals.slice(0, 2).padEnd(2, "0")))
  const nothing = moneyParts(0)
  const words = new Map<string | null, string>([
    [nothing.baht, amount.baht],
    [nothing.satang, amount.satang],
    [nothing.baht + nothing.satang, amount.baht + amount.satang],
  ])
  // All of the frame is there before the first of the page's scripts runs.
  if (document.readyState === "loading")
    await new Promise((resolve) => document.addEventListener("readystatechange", resolve, { once: true }))
  for (const template of document.querySelectorAll<HTMLTemplateElement>("[data-frame] template[data-early=cash]")) {
    const part = document.importNode(template.content, true)
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
      text.nodeValue = words.get(text.nodeValue) ?? text.nodeValue
    if ("until" in template.dataset) template.nextElementSibling?.remove()
    template.replaceWith(part)
  }
}
