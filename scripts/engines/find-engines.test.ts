import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { findEngines } from "./find-engines.ts"

const folderWith = async (...programs: ReadonlyArray<string>) => {
  const folder = await mkdtemp(join(tmpdir(), "fakham-engines-"))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const program of programs) {
    await writeFile(join(folder, program), "#!/bin/sh\n")
    await chmod(join(folder, program), 0o755)
  }
  return folder
}

test("Firefox is there as soon as it is on the path", async () => {
  expect(findEngines({ path: await folderWith("firefox-esr"), miniBrowser: undefined })).toEqual(["firefox"])
})

test("WebKit is there with its driver, its browser and a display alone", async () => {
  const [path, miniBrowser] = [await folderWith("WebKitWebDriver", "Xvfb"), "/usr/lib/webkit2gtk-4.1/MiniBrowser"]
  expect(findEngines({ path, miniBrowser })).toEqual(["webkit"])
  expect(findEngines({ path, miniBrowser: undefined })).toEqual([])
  expect(findEngines({ path: await folderWith("WebKitWebDriver"), miniBrowser })).toEqual([])
})

test("a machine with nothing installed has no engine", () => {
  expect(findEngines({ path: "", miniBrowser: undefined })).toEqual([])
})
