import { Effect, Layer, ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { Unreachable } from "../operator/failures.ts"
import { inner, ways } from "../testing/ways.ts"
import { makeSite } from "./site.machine.ts"
import { HostNotAllowed, type SiteDetail, SiteDetails } from "./site.port.ts"

const standard: SiteDetail = { title: "ฟ้าค่ำ", description: "", siteVerification: "", gaID: "" }
const branch: SiteDetail = { ...standard, title: "ฟ้าค่ำ สาขา" }

const visit = (
  host: string,
  answer: Effect.Effect<SiteDetail, HostNotAllowed | Unreachable>,
  fromServer?: "main" | "notAllowed" | SiteDetail,
) => {
  const asked: Array<string> = []
  const details = Layer.succeed(SiteDetails, {
    of: (of) =>
      Effect.suspend(() => {
        asked.push(of)
        return answer
      }),
  })
  const site = createActor(makeSite(ManagedRuntime.make(details)), {
    input: { host, mainHosts: ["fakham.example"], fromServer, standard },
  }).start()
  return { asked, site }
}

test("on its main host the site is what it is, and nobody is asked", () => {
  const { asked, site } = visit("fakham.example", Effect.succeed(branch))
  expect(site.getSnapshot().value).toBe("loaded")
  expect(site.getSnapshot().context.detail.title).toBe("ฟ้าค่ำ")
  expect(asked).toEqual([])
})

test("on another host the operator says what the site is called", async () => {
  const { asked, site } = visit("shop.example", Effect.succeed(branch))
  expect((await waitFor(site, (now) => now.matches("loaded"))).context.detail.title).toBe("ฟ้าค่ำ สาขา")
  expect(asked).toEqual(["shop.example"])
})

test("a host that the operator does not allow is closed", async () => {
  const { site } = visit("evil.example", Effect.fail(new HostNotAllowed()))
  await waitFor(site, (now) => now.matches("notAllowed"))
})

test("when the operator is away the site keeps its standard name", async () => {
  const { site } = visit("shop.example", Effect.fail(new Unreachable({})))
  expect((await waitFor(site, (now) => now.matches("loaded"))).context.detail.title).toBe("ฟ้าค่ำ")
})

test("a host that the operator refuses at any call is closed, whatever was known of it", () => {
  const { site } = visit("fakham.example", Effect.succeed(branch), "main")
  expect(site.getSnapshot().value).toBe("loaded")
  site.send({ type: "host.refused" })
  expect(site.getSnapshot().value).toBe("notAllowed")
})

test("what the server knew of the host is not asked again", () => {
  const known = visit("shop.example", Effect.fail(new HostNotAllowed()), branch)
  expect(known.site.getSnapshot().value).toBe("loaded")
  expect(known.site.getSnapshot().context.detail.title).toBe("ฟ้าค่ำ สาขา")
  const home = visit("elsewhere.example", Effect.fail(new HostNotAllowed()), "main")
  expect(home.site.getSnapshot().value).toBe("loaded")
  const closed = visit("fakham.example", Effect.succeed(branch), "notAllowed")
  expect(closed.site.getSnapshot().value).toBe("notAllowed")
  expect([...known.asked, ...home.asked, ...closed.asked]).toEqual([])
})

test("leaving the page drops the question, whose answer no longer counts", async () => {
  const dropped = Promise.withResolvers<void>()
  const { site } = visit(
    "shop.example",
    Effect.onInterrupt(Effect.never, () => Effect.sync(() => dropped.resolve())),
  )
  site.stop()
  await dropped.promise
  expect(site.getSnapshot().context.detail.title).toBe("ฟ้าค่ำ")
})

test("a site goes exactly these ways", () => {
  const details = Layer.succeed(SiteDetails, { of: () => Effect.never })
  const answer = (output: unknown) => inner("xstate.done.actor.0.site.loading", output)
  const table = ways(makeSite(ManagedRuntime.make(details)), {
    input: { host: "shop.example", mainHosts: ["fakham.example"], fromServer: undefined, standard },
    events: {
      answered: answer(Result.succeed(branch)),
      forbidden: answer(Result.fail(new HostNotAllowed())),
      unreachable: answer(Result.fail(new Unreachable({}))),
    },
  })
  expect(table).toEqual({
    loading: { answered: "loaded", unreachable: "loaded", forbidden: "notAllowed" },
    loaded: {},
    notAllowed: {},
  })
})
