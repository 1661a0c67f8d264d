import { inTest, line, type SpecPart } from "../spec-line.ts"

const line1 = inTest(
  "adapters/push/ccu.contract.test.ts",
  "one connection serves all: the first opens it, and after the last it is closed",
)
const pusher = inTest(
  "adapters/push/pusher-money.contract.test.ts",
  "the library as it is follows the sandbox, with nothing of ours between",
)
const announced = inTest(
  "core/site/live/balance.machine.test.ts",
  "an announced balance is shown at once and counted a second later",
)
const host = inTest("core/site/site.machine.test.ts", "on another host the operator says what the site is called")
const service = inTest(
  "adapters/vendors/recognition.test.ts",
  "the service is told everything that the product wants it told, with the site's key, and says who it is",
)
const stored = inTest(
  "adapters/browser/notifications/web-push.test.ts",
  "a player who says yes is reached by what the browser gives, which is kept as FcmToken",
)
const vendors = inTest(
  "adapters/host/visitor-data.test.ts",
  "with all keys the content policy has exactly the origins that they need",
)
const atTen = inTest(
  "adapters/host/proxy-limits.test.ts",
  "a body that does not say its length is refused as soon as it passes 10 MB",
)
const chat = inTest("ui/e2e/site/page.spec.ts", "visitors without scripts are offered the live chat")
const errors = inTest(
  "adapters/vendors/error-reports.test.ts",
  "an error of %s is told by its name and place, without its message",
)
const cluster = inTest(
  "adapters/host/foreign-push.test.ts",
  "where a key is set and nothing else is said, push is kept at Pusher's cluster ap1",
)
const overTen = inTest(
  "adapters/host/proxy-limits.test.ts",
  "a body that says it holds 11 MB is refused before the operator hears of it",
)
const nine = inTest("adapters/host/proxy-limits.test.ts", "a body of 9 MB passes")

export const aroundCalls: ReadonlyArray<SpecPart> = [
  {
    heading: "### Other",
    lines: [
      line(
        "- Realtime connection to /ccu over WebSockets with a token query parameter.",
        line1("/ccu", ["WebSockets", "/ccu?token="]),
      ),
      line(
        "- Push channel subscribed by user uuid; event money-update carries JSON with a balance that updates cash.",
        pusher("money-update", "balance", ["JSON", "balance"]),
        announced(),
      ),
      line(
        "- Site-detail request (method and path not shown) returns title, description, siteVerification, gaID.",
        host("title", "description", "siteVerification", "gaID"),
      ),
      line(
        "- A fingerprint service is called with referUrl, headers, page, uid, uuid, device, screen, network and plugin tags; returns visitorId or requestId.",
        service(
          "referUrl",
          "headers",
          "page",
          "uid",
          "uuid",
          "device",
          "screen",
          "network",
          "plugin",
          "visitorId",
          "requestId",
        ),
      ),
      line("- A web-push messaging token is stored locally as FcmToken.", stored("FcmToken")),
      line(
        "- Third parties by kind: analytics, live chat, an error-reporting service, a captcha service, a real-time push service (cluster ap1). Their keys are {key}.",
        vendors(["analytics", "ANALYTICS_ID"], ["a captcha service", "RECAPTCHA_SITE_KEY"]),
        chat(),
        errors(),
        cluster(["ap1", "https://ws-ap1.pusher.com"]),
      ),
      line("- Payload limit 10mb.", overTen(["10mb", "10 MB"]), atTen(), nine()),
    ],
  },
]
