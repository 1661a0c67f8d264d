import { expect, test } from "vitest"
import { isMetricsKey, mayReadMetrics, metricsAccess } from "./access.ts"

const caller = { method: "GET", peer: "127.0.0.1", headers: { host: "localhost:4173" } }
const showing = (authorization: string) => ({
  ...caller,
  peer: "10.0.0.5",
  headers: { host: "site.example", authorization },
})
const key = "sixteen-letters-x"

test("nobody reads figures where no key is named, whoever sits at the machine with none, else who shows it", () => {
  expect(metricsAccess(undefined)).toBe("closed")
  expect(metricsAccess("none")).toBe("open")
  expect(metricsAccess(key)).toEqual({ key })
})

test("without a key they are told on this machine, and to nobody who comes through a proxy or under another name", async () => {
  expect(await mayReadMetrics(caller, "open")).toBe(true)
  for (const other of [
    { ...caller, peer: "10.0.0.5" },
    { ...caller, headers: { host: "rebound.example.com" } },
    { ...caller, headers: { ...caller.headers, "x-forwarded-for": "203.0.113.9" } },
  ])
    expect(await mayReadMetrics(other, "open")).toBe(false)
})

test("with a key they are told to whoever shows it as a bearer, wherever they are", async () => {
  expect(await mayReadMetrics(showing(`Bearer ${key}`), { key })).toBe(true)
  expect(await mayReadMetrics(showing(`bearer ${key}`), { key })).toBe(true)
})

test.each([
  "",
  key,
  "Bearer",
  "Bearer ",
  `Bearer ${key}x`,
  `Bearer ${key.slice(1)}`,
  `Basic ${key}`,
  `Bearer ${key}, Bearer x`,
])("who shows %j is told nothing, on this machine either", async (authorization) => {
  expect(await mayReadMetrics(showing(authorization), { key })).toBe(false)
  expect(await mayReadMetrics({ ...caller, headers: { ...caller.headers, authorization } }, { key })).toBe(false)
})

test.each([
  ["none", true],
  ["sixteen-letters-", true],
  ["fifteen-letters", false],
  ["sixteen letters of a key", false],
  ["ключ-из-шестнадцати", false],
])("%j may be a key: %s", (text, is) => {
  expect(isMetricsKey(text)).toBe(is)
})
