import { expect as realExpect } from "vitest"

export { expectTypeOf } from "vitest"

/** A test as it was written down, to be run as often as there are mutants. */
export type WrittenTest = { readonly name: string; readonly run: () => unknown }

type Body = (...given: ReadonlyArray<never>) => unknown

const written: Array<WrittenTest> = []

/** Hands out the tests that were written down since the last time. */
export const takeWritten = (): ReadonlyArray<WrittenTest> => written.splice(0)

type Ending = () => unknown

let endings: Array<Ending> = []

/** What a test that runs just now wants done after it. */
export const onTestFinished = (ending: Ending) => void endings.push(ending)

const write = (name: string, body: Body, given: ReadonlyArray<unknown> = []) =>
  written.push({
    name,
    run: async () => {
      const own: Array<Ending> = []
      endings = own
      try {
        return await Reflect.apply(body, undefined, given)
      } finally {
        for (const ending of own.toReversed()) await ending()
      }
    },
  })

/** Stands in for Vitest's: a test is only noted. */
export const test = Object.assign((name: string, body: Body) => void write(name, body), {
  each: (rows: ReadonlyArray<unknown>) => (name: string, body: Body) => {
    for (const [at, row] of rows.entries()) write(`${name} (${at + 1})`, body, Array.isArray(row) ? row : [row])
  },
})
export const describe = Object.assign((_name: string, body: () => void): void => body(), {
  each: (rows: ReadonlyArray<unknown>) => (_name: string, body: Body) => {
    for (const row of rows) Reflect.apply(body, undefined, Array.isArray(row) ? row : [row])
  },
})

const timeoutMs = 1_000
const pause = 2

/** Asks again until the expectation holds or patience ends; Vitest's own poll works inside its runner only. */
const poll = (ask: () => unknown) =>
  new Proxy(realExpect(undefined), {
    get:
      (_, matcher) =>
      async (...given: ReadonlyArray<unknown>) => {
        const giveUpAt = Date.now() + timeoutMs
        for (;;) {
          try {
            const asked = realExpect(await ask())
            Reflect.apply(Reflect.get(asked, matcher), asked, given)
            return
          } catch (cause) {
            if (Date.now() > giveUpAt) throw cause
          }
          await new Promise((resolve) => setTimeout(resolve, pause))
        }
      },
  })

export const expect = Object.assign((value: unknown) => realExpect(value), realExpect, { poll })
