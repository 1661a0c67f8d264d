import { expect, test } from "vitest"
import { announcement } from "./announcement.ts"

test("the terminal shows where the site is, the desk, the demo logins and how to stop", () => {
  const logins = [
    { userName: "somchai88", pin: "Somchai-88", shows: "a month of history" },
    { userName: "malee", pin: "Malee-1", shows: "an open deposit" },
  ]
  const standIn = { origin: "http://127.0.0.1:5", desk: "/__sandbox?key=k", logins, stop: () => Promise.resolve() }
  expect(announcement("ฟ้าค่ำ", "http://127.0.0.1:4173", standIn)).toBe(`
ฟ้าค่ำ is open at http://127.0.0.1:4173
Control desk: http://127.0.0.1:4173/__sandbox?key=k

Demo logins (demo credit only):
  user name  PIN         shows
  somchai88  Somchai-88  a month of history
  malee      Malee-1     an open deposit

Ctrl-C stops it.`)
})

test("with a real operator there is no desk and no demo login", () => {
  expect(announcement("ฟ้าค่ำ", "http://127.0.0.1:4173", undefined)).toBe(
    "\nฟ้าค่ำ is open at http://127.0.0.1:4173\nCtrl-C stops it.",
  )
})

test("where figures may be read it says at which addresses", () => {
  const standIn = {
    origin: "http://127.0.0.1:5",
    desk: undefined,
    metrics: "http://127.0.0.1:5/metrics",
    logins: [],
    stop: () => Promise.resolve(),
  }
  expect(announcement("ฟ้าค่ำ", "http://127.0.0.1:4173", standIn)).toBe(`
ฟ้าค่ำ is open at http://127.0.0.1:4173
Metrics: http://127.0.0.1:4173/metrics, of the operator http://127.0.0.1:5/metrics

Ctrl-C stops it.`)
})
