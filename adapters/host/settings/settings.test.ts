import { expect, test } from "vitest"
import { readHostSettings } from "./settings.ts"

const operator = { OPERATOR_ORIGIN: "https://operator.example" }

test("only the operator has to be named", () => {
  expect(readHostSettings(operator).settings).toMatchObject({
    port: 4173,
    host: "127.0.0.1",
    operatorOrigin: "https://operator.example",
    pushOrigin: "https://operator.example",
    push: { key: "fakham-demo", channel: "{uuid}" },
    mainHosts: [],
    brand: "ฟ้าค่ำ",
    liveChatUrl: "",
    proxyPaths: [],
    https: false,
    log: "info",
    operatorTimeoutMs: 30_000,
    extraSources: {},
  })
})

test("an empty variable counts as not set", () => {
  expect(readHostSettings({ ...operator, PORT: "", MAIN_HOSTS: "" }).settings).toMatchObject({
    port: 4173,
    mainHosts: [],
  })
})

test("main hosts are read by commas, in any case of letters", () => {
  expect(readHostSettings({ ...operator, MAIN_HOSTS: "Fakham.example, localhost:4173" }).settings?.mainHosts).toEqual([
    "fakham.example",
    "localhost:4173",
  ])
})

test.each([
  ["PORT", "70000"],
  ["PORT", "-1"],
  ["OPERATOR_ORIGIN", "operator.example"],
  ["OPERATOR_ORIGIN", "ftp://operator.example"],
  ["OPERATOR_ORIGIN", "https://operator.example/api"],
  ["PUSH_ORIGIN", "javascript:alert(1)"],
  ["PUSHER_KEY", "a key"],
  ["PUSHER_CHANNEL", "everybody"],
  ["PUSHER_CLUSTER", "ap1.pusher.com"],
  ["MAIN_HOSTS", "a b,c"],
  ["LIVE_CHAT_URL", "javascript:alert(1)"],
  ["PRIVACY_URL", "javascript:alert(1)"],
  ["PROXY_PATHS", "desk"],
  ["PROXY_PATHS", "/"],
  ["HTTPS", "yes"],
  ["OPERATOR_TIMEOUT_MS", "0"],
  ["OPERATOR_TOKEN_HEADER", "x token"],
  ["OPERATOR_REQUEST_TOKEN", "x-player-token"],
  ["OPERATOR_REQUEST_TOKEN", "x-player-token: token"],
  ["OPERATOR_REQUEST_TOKEN", "x-player-token: {token} {token}"],
  ["OPERATOR_REQUEST_TOKEN", "x player: {token}"],
  ["OPERATOR_REQUEST_TOKEN", "x-player: {token}\r\nx: y"],
  ["OPERATOR_REQUEST_TOKEN", "Host: {token}"],
  ["OPERATOR_REQUEST_TOKEN", "Content-Length: {token}"],
  ["OPERATOR_PATHS", "/api"],
  ["OPERATOR_PATHS", "/assets=/api"],
  ["OPERATOR_READY_PATH", "healthz"],
  ["LIVE_CHAT_FRAME", "data:text/html,chat"],
  ["METRICS_KEY", "short"],
  ["FIELD_MEASUREMENTS", "yes"],
  ["CSP_EXTRA", "script-src 'unsafe-inline'"],
  ["CSP_EXTRA", "default-src https://a.example"],
  ["CSP_EXTRA", "script-src https://a.example\r\nx: y"],
])("%s=%s is refused by name", (variable, given) => {
  expect(readHostSettings({ ...operator, [variable]: given }).faults?.map((fault) => fault.variable)).toEqual([
    variable,
  ])
})

test("a name and a password in an address are not printed", () => {
  const [fault] = readHostSettings({ OPERATOR_ORIGIN: "https://me:hunter2@operator.example" }).faults ?? []
  expect(fault?.given).toBe('"https://…@operator.example"')
})

test("of Firebase's keys all are given or none, and whoever forgets some is told which", () => {
  const allOrNone: unknown = expect.stringContaining("all or none")
  const some = { FCM_API_KEY: "AIzaSyExample-key", FCM_PROJECT_ID: "lucky-lottery" }
  expect(readHostSettings({ ...operator, ...some }).faults).toEqual([
    { variable: "FCM_APP_ID", given: "(nothing)", wanted: allOrNone },
    { variable: "FCM_VAPID_KEY", given: "(nothing)", wanted: allOrNone },
  ])
  expect(readHostSettings(operator).settings?.vendors.firebase).toBeUndefined()
})
