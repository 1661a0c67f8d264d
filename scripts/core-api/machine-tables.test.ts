import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, test } from "vitest"
import { assign, createMachine } from "xstate"
import { root } from "../commands/run.ts"
import { machineTables } from "./machine-tables.ts"
import { machinesOfCore, typeNameOf } from "./machines.ts"

const written = (file: string) => readFile(join(root, "docs/core-api", file), "utf8")
const machines = await machinesOfCore()

test("the page on states and events says what the machines are", async () => {
  expect(machines.length).toBeGreaterThan(35)
  expect(await written("states.md")).toBe(machineTables(machines))
})

test("inputs, events and states of every machine have names of their own", async () => {
  const page = await written("machines.md")
  const unnamed = machines
    .flatMap(({ name }) => ["Input", "Event", "State"].map((part) => typeNameOf(name) + part))
    .filter((type) => !new RegExp(`export (?:type ${type} |\\{ ${type} \\})`).test(page))
  expect(unnamed).toEqual([])
})

test("a table tells states, what they hear, where it leads, and what happens by itself", () => {
  const machine = createMachine({
    initial: "asking",
    on: { "player.left": ".gone" },
    states: {
      asking: {
        on: {
          "answer.typed": [{ guard: () => false, target: "right" }, { target: "wrong" }],
          "letter.typed": { actions: assign({}) },
        },
        after: { timeout: "gone" },
      },
      right: { type: "final" },
      wrong: { always: { target: "asking" } },
      gone: { invoke: { id: "emitting", src: "emit", onDone: "right", onError: "wrong" } },
    },
  })
  expect(
    machineTables([{ entry: "@trade/core", name: "makeQuiz", machine }])
      .split("\n")
      .slice(6),
  ).toEqual([
    "## makeQuiz",
    "",
    "`@trade/core`; `QuizInput`, `QuizEvent`, `QuizState`",
    "",
    "| state | hears | by itself |",
    "|---|---|---|",
    "| any | `player.left` → `gone` |  |",
    "| `asking`, first | `answer.typed` → `right` or `wrong`, `letter.typed` | after `timeout` → `gone` |",
    "| `right`, final |  |  |",
    "| `wrong` |  | → `asking` |",
    "| `gone` |  | `emitting` is done → `right`, `emitting` fails → `wrong` |",
    "",
  ])
})
