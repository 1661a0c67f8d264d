export type Coding = "br" | "gzip" | "identity"

const byLength = ["br", "gzip"] as const

/** What the visitor would rather have of the codings there are; of equals, the shorter. */
export const codingFor = (acceptEncoding: string | undefined, offered: ReadonlyArray<Coding> = byLength): Coding => {
  const accepted = new Map<string, number>()
  for (const part of (acceptEncoding ?? "").toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((word) => word.trim())
    const q = parameters.find((word) => word.startsWith("q="))?.slice(2) ?? "1"
    accepted.set(name, Number.parseFloat(q) || 0)
  }
  const wish = (name: Coding) => accepted.get(name) ?? accepted.get("*") ?? 0
  const understood = byLength.filter((name) => offered.includes(name) && wish(name) > 0)
  return understood.toSorted((a, b) => wish(b) - wish(a))[0] ?? "identity"
}
