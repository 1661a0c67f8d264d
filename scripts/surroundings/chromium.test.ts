import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { chromiumArguments, findChromium, isRoot } from "./chromium.ts"

describe("The browser for the checks", () => {
  let disk: string
  beforeEach(async () => {
    disk = await mkdtemp(join(tmpdir(), "fakham-browsers-"))
  })
  afterEach(() => rm(disk, { recursive: true }))

  const install = async (folder: string, name: string, status = 0) => {
    const file = join(disk, folder, name)
    await mkdir(join(disk, folder), { recursive: true })
    await writeFile(file, `#!/bin/sh\nexit ${status}\n`)
    await chmod(file, 0o755)
    return file
  }
  const path = (...folders: ReadonlyArray<string>) => folders.map((folder) => join(disk, folder)).join(delimiter)
  const around = (named: string | undefined, folders: ReadonlyArray<string>, playwrights = join(disk, "nowhere")) => ({
    named,
    path: path(...folders),
    playwrights,
  })
  const find = (...place: Parameters<typeof around>) => findChromium("full", around(...place))
  const findShell = (...place: Parameters<typeof around>) => findChromium("headless shell", around(...place))

  it("is the one that the caller names, before any other", async () => {
    const named = await install("elsewhere", "my-browser")
    await install("bin", "chromium")
    expect(find(named, ["bin"])).toBe(named)
  })

  it("is chromium before chromium-browser before google-chrome, wherever they lie on the PATH", async () => {
    const chrome = await install("first", "google-chrome")
    expect(find(undefined, ["first", "second"])).toBe(chrome)
    const browser = await install("second", "chromium-browser")
    expect(find(undefined, ["first", "second"])).toBe(browser)
    const chromium = await install("second", "chromium")
    expect(find(undefined, ["first", "second"])).toBe(chromium)
  })

  it("is Playwright's own when the PATH has none", async () => {
    const own = await install("playwright", "chrome")
    expect(find(undefined, ["bin"], own)).toBe(own)
  })

  it("is not one that does not start, such as one whose libraries are missing", async () => {
    await install("bin", "chromium", 127)
    const own = await install("playwright", "chrome")
    expect(find(undefined, ["bin"], own)).toBe(own)
  })

  it("is a headless shell for the journeys: the PATH's, then Playwright's, then a full one", async () => {
    const full = await install("bin", "chromium")
    expect(findShell(undefined, ["bin"])).toBe(full)
    const own = await install("cache/chromium-7/chrome-linux64", "chrome")
    const ownShell = await install("cache/chromium_headless_shell-7/chrome-linux64", "chrome-headless-shell")
    await install("cache/chromium_headless_shell-6/chrome-linux64", "chrome-headless-shell")
    expect(findShell(undefined, ["bin"], own)).toBe(ownShell)
    const shell = await install("bin", "chromium-headless-shell")
    expect(findShell(undefined, ["bin"], own)).toBe(shell)
    expect(findShell(full, ["bin"], own)).toBe(full)
    expect(find(undefined, ["bin"], own)).toBe(full)
  })

  it("is none when there is none", () => {
    expect(find("", ["bin"])).toBeUndefined()
  })

  it("starts without its sandbox for root alone", () => {
    expect(chromiumArguments.includes("--no-sandbox")).toBe(isRoot)
    expect(chromiumArguments).toContain("--disable-component-update")
  })
})
