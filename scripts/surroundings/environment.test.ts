import { describe, expect, test } from "vitest"
import { sameEverywhere } from "./environment.ts"

describe("The environment of the checks", () => {
  test("has no proxy, language, folder of a user or setting of PostgreSQL that a machine has", () => {
    const machines = {
      PATH: "/bin",
      http_proxy: "http://127.0.0.1:9",
      HTTPS_PROXY: "http://127.0.0.1:9",
      NO_PROXY: "localhost",
      LANG: "th_TH.UTF-8",
      LC_NUMERIC: "de_DE.UTF-8",
      XDG_CONFIG_HOME: "/somewhere",
      PGHOST: "db.example",
      NODE_ENV: "development",
    }
    expect(sameEverywhere(machines, "/home")).toEqual({
      http_proxy: undefined,
      HTTPS_PROXY: undefined,
      NO_PROXY: undefined,
      LANG: undefined,
      LC_NUMERIC: undefined,
      XDG_CONFIG_HOME: undefined,
      PGHOST: undefined,
      NODE_ENV: undefined,
      HOME: "/home",
      LC_ALL: "C.UTF-8",
      TZ: "America/St_Johns",
    })
  })

  test("has the time zone that the run names", () => {
    expect(sameEverywhere({ CHECKS_TIME_ZONE: "Asia/Bangkok", TZ: "UTC" }, "/home")["TZ"]).toBe("Asia/Bangkok")
  })

  test("is this process's own", () => {
    const zone = process.env["CHECKS_TIME_ZONE"] ?? "America/St_Johns"
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
    expect(process.env["HOME"]).toBe("/nonexistent")
    expect(new Intl.NumberFormat().resolvedOptions().locale).toBe("en-US")
  })
})
