import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { root } from "./commands/run.ts"

const [tokens, styles] = ["ui/design/tokens.css", "ui/parts/notices/snackbar.module.css"].map((file) =>
  readFileSync(join(root, file), "utf8"),
)

/** The colours of a kind of message in the two themes, as red, green and blue. */
const colours = (kind: "success" | "failure") => {
  const [, token = ""] = new RegExp(`\\.${kind} \\{\\s*background: var\\((--[\\w-]+)\\)`).exec(styles ?? "") ?? []
  const written = [...(tokens ?? "").matchAll(new RegExp(`${token}: #(\\w{2})(\\w{2})(\\w{2});`, "g"))]
  return written.map(([, ...parts]) => parts.map((part) => Number.parseInt(part, 16)))
}

const strongest = (parts: ReadonlyArray<number>) => ["red", "green", "blue"][parts.indexOf(Math.max(...parts))]

test("a message of success is green, one of failure red, in either theme", () => {
  expect(colours("success").map(strongest)).toEqual(["green", "green"])
  expect(colours("failure").map(strongest)).toEqual(["red", "red"])
})
