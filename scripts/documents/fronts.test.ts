import { afterAll, beforeAll, describe, onTestFinished, test } from "vitest"
import { frontJourneys } from "../../docs/examples/journeys/journeys.ts"
import { findChromium } from "../surroundings/chromium.ts"
import { type FrontName, frontKinds } from "./front-kinds.ts"
import { startFrontOperator } from "./front-operator.ts"

const isFront = (name: string): name is FrontName => name in frontKinds

const inBrowsers = process.env["TEST_EXTENT"] === "whole" ? ["vue", "react"] : ["vue"]

/** FRONT chooses; without it pages are played where there is a browser, the product's own in the soak alone. */
const named = process.env["FRONT"]?.split(",") ?? ["terminal", ...(findChromium() === undefined ? [] : inBrowsers)]
const chosen = named.map((name) => {
  if (isFront(name)) return name
  throw new Error(`FRONT is one of ${Object.keys(frontKinds).join(", ")}, not ${name}`)
})

describe.each(chosen)("By the front end %s", (name) => {
  let operator: Awaited<ReturnType<typeof startFrontOperator>>
  let kind: Awaited<ReturnType<(typeof frontKinds)[FrontName]>>
  beforeAll(async () => {
    operator = await startFrontOperator()
    kind = await frontKinds[name](operator.origin)
  })
  afterAll(async () => {
    await kind.stop()
    await operator.stop()
  })

  test.each(Object.entries(frontJourneys))("%s", async (_, journey) => {
    const behind = await operator.startAnew()
    const front = await kind.begin()
    onTestFinished(front.close)
    await journey(front, behind)
  })
})
