import * as v from "valibot"
import { expect, it } from "vitest"
import { storedJson } from "./stored-json.ts"

const person = storedJson(v.object({ name: v.string(), born: v.optional(v.number()) }))

it("reads what it has written, typed", () => {
  expect(person.read(person.write({ name: "Somchai", born: 2531 }))).toEqual({ name: "Somchai", born: 2531 })
  expect(person.write({ name: "Malee", born: undefined })).toBe('{"name":"Malee"}')
})

it("reads nothing that was written otherwise", () => {
  expect(() => person.read('{"name":7}')).toThrow(v.ValiError)
  expect(() => person.read("null")).toThrow(v.ValiError)
})
