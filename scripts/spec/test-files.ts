import { readFileSync } from "node:fs"
import { matchesGlob } from "node:path"
import unitTests from "../../vitest.workspace.ts"

const projects = (unitTests.test?.projects ?? []).flatMap((project) =>
  typeof project === "object" && "test" in project ? [project.test ?? {}] : [],
)

const isUnitTest = (file: string): boolean =>
  projects.some(
    ({ include = [], exclude = [] }) =>
      include.some((pattern) => matchesGlob(file, pattern)) && !exclude.some((pattern) => matchesGlob(file, pattern)),
  )

/** Read as text: the project of the journeys is built on that of the scripts. */
const ofJourneys = readFileSync(new URL("../../ui/e2e/playwright.config.ts", import.meta.url), "utf8")
const [, journeys = ""] = /testMatch: "(.+)"/.exec(ofJourneys) ?? []

const isJourney = (file: string): boolean => file.startsWith("ui/e2e/") && matchesGlob(file, journeys)

/** Whether `npm test` runs a file, by the settings of the unit tests and of the journeys. */
export const runsInTests = (file: string): boolean => isUnitTest(file) || isJourney(file)
