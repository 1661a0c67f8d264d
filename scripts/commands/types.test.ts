import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { run } from "./run.ts"
import { projectsOf } from "./types.ts"

const folder = await mkdtemp(join(tmpdir(), "fakham-types-"))
afterAll(() => rm(folder, { recursive: true }))

const put = (file: string, content: unknown) =>
  writeFile(join(folder, file), typeof content === "string" ? content : JSON.stringify(content))

test("a source file that is in no project is found, be it new or left out, and one that is in a project is not", async () => {
  const compilerOptions = { composite: true, types: [], outDir: "dist", tsBuildInfoFile: "dist/.tsbuildinfo" }
  await mkdir(join(folder, "core"))
  await put("tsconfig.json", { files: [], references: [{ path: "./core" }] })
  await put("core/tsconfig.json", { compilerOptions, include: ["*.ts"], exclude: ["left-out.ts"] })
  await put("core/stake.ts", "export const stake = 10\n")
  await put("core/left-out.ts", "export const price = 10\n")
  const untypedFiles = async () => (await projectsOf(folder)).untyped.toSorted()
  expect(await untypedFiles()).toEqual(["core/left-out.ts", "core/stake.ts"])

  expect(await run("tsc", ["-b", folder])).toMatchObject({ code: 0 })
  expect(await untypedFiles()).toEqual(["core/left-out.ts"])

  await put("core/later.ts", "export const later: number = 1\n")
  expect(await untypedFiles()).toEqual(["core/later.ts", "core/left-out.ts"])
})
