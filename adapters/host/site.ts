import type { HttpBindings } from "@hono/node-server"
import { type Context, Hono } from "hono"
import type { BrandLook } from "./brand/brand-look.ts"
import { contentPolicy, type ExtraSources, mayBeFramed, together, workerPolicy } from "./content-policy.ts"
import { byteRangeOf } from "./files/byte-range.ts"
import { bytesOf, type EncodedBody, encodingFor } from "./files/encoding.ts"
import type { BuiltSite } from "./pages/built-site.ts"
import { pagesOf, shellPath } from "./pages/page.ts"
import { giveGuestId, rememberLanguage } from "./pages/page-cookies.ts"
import { spellingOf } from "./pages/page-spelling.ts"
import { updatePageOf, updatePath } from "./pages/update-page.ts"
import { errorTunnel } from "./reports/error-reports.ts"
import { answerMetrics, type HostMetrics, measurementsPath, metricsPath } from "./reports/metrics.ts"
import { visitIntake } from "./reports/visit-measurements.ts"
import { cookiesOfPage } from "./session/cookies.ts"
import { keepSession } from "./session/external-session.ts"
import type { HostSettings } from "./settings/settings.ts"
import { installManifest, manifestPath } from "./sites/install-manifest.ts"
import type { SitesOperator } from "./sites/operator.ts"
import { robotsPath, robotsText, sitemap, sitemapPath } from "./sites/search-engines.ts"
import { securityText, securityTextPath } from "./sites/security-text.ts"
import { siteFor } from "./sites/site-for.ts"
import type { Target } from "./target.ts"
import { clientAddressOf, hstsOf, isHttps } from "./visitor.ts"

/** Pages whose address brings something secret: a code of LINE's, or what another site sends a player with. */
const withToken = new Set(["/external/login", "/login/line/auth"])
const workerPath = "/service-worker.js"

export type SiteBindings = { Bindings: HttpBindings & { readonly target: Target } }

/** Everything this server answers itself: the built files, the page, and how it is. */
export const siteApp = (
  site: BuiltSite,
  operator: SitesOperator,
  settings: HostSettings,
  failed: (error: Error, requestId: string) => void,
  metrics: HostMetrics | undefined,
) => {
  const app = new Hono<SiteBindings>()
  const pageFor = pagesOf(site, operator, settings)
  const updatePageFor = updatePageOf(site, operator, settings)

  app.use(async (c, next) => {
    await next()
    c.header("x-content-type-options", "nosniff")
    c.header("cross-origin-resource-policy", "same-origin")
    for (const [name, value] of Object.entries(hstsOf(c.env.incoming, settings))) c.header(name, value)
  })

  app.get("/livez", (c) => c.text("ok", 200, { "cache-control": "no-store" }))
  app.get("/readyz", async (c) =>
    (await operator.isReady())
      ? c.text("ok", 200, { "cache-control": "no-store" })
      : c.text("The operator does not answer.", 503, { "cache-control": "no-store" }),
  )

  const { metrics: access, measuresVisits } = settings
  if (metrics !== undefined && access !== "closed") {
    app.get(metricsPath, (c) => answerMetrics(c, c.env.incoming, metrics, access))
    if (measuresVisits) {
      const take = visitIntake(metrics.registry, new Set(site.heads.patterns))
      app.post(measurementsPath, (c) => take(c, clientAddressOf(c.env.incoming, settings)))
    }
  }

  // Where password managers look for the page of another PIN.
  app.get("/.well-known/change-password", (c) => c.redirect("/profile/change-pin", 302))

  app.get(securityTextPath, async (c) => {
    const { host } = c.env.target
    const text = securityText(settings, await siteFor(operator, settings, host), host)
    return text === undefined
      ? c.text("There is no such file.", 404, { "cache-control": "no-cache" })
      : c.text(text, 200, { "cache-control": "no-cache", vary: "Host" })
  })

  app.get(updatePath, async (c) => {
    const { search, host } = c.env.target
    const { cookie = "", "accept-language": languages = "" } = c.req.header()
    const https = isHttps(c.env.incoming, settings)
    const page = await updatePageFor({ search, host, cookies: cookie, languages, https })
    const { vary, ...headers } = pageHeaders(c, settings, {})
    return answer(c, 200, { ...headers, vary: `${vary}, Accept-Language`, etag: page.etag }, page.encoded)
  })

  app.get("*", async (c) => {
    const { path, search, host } = c.env.target
    const spelling = spellingOf(c.env.target, site.routes)
    if (spelling.is === "unreadable") return c.text("This path is not readable.", 400, { "cache-control": "no-cache" })
    if (spelling.is === "doubled")
      return c.body(null, 308, { location: spelling.location, "cache-control": "no-cache" })
    const { icon } = settings.look
    if (path === "/favicon.svg" && icon !== undefined) return iconOf(c, icon)
    if (path === manifestPath) return manifestOf(c, operator, site, settings)
    if (path === robotsPath || path === sitemapPath) return toSearchEngines(c, operator, site, settings)
    const file = site.files.get(path)
    if (file !== undefined) {
      const { cacheControl, encoded, etag, type } = file
      const policy = path === workerPath ? { "content-security-policy": workerPolicy } : {}
      const headers = { "content-type": type, "cache-control": cacheControl, etag, ...policy }
      return encoded.br || encoded.gzip
        ? answer(c, 200, { ...headers, vary: "Accept-Encoding" }, encoded)
        : answeredInPart(c, { ...headers, "accept-ranges": "bytes" }, encoded)
    }
    if (
      path.startsWith("/assets/") ||
      (/\.\w{1,12}$/.test(path) && path !== shellPath && site.routes(path) === undefined)
    ) {
      return c.text("There is no such file.", 404, { "cache-control": "no-cache" })
    }
    const cookies = c.req.header("cookie") ?? ""
    const https = isHttps(c.env.incoming, settings)
    const page = await pageFor({ path, search, host, cookies, https })
    rememberLanguage(c, settings, cookies)
    giveGuestId(c, settings, cookies)
    for (const cookie of cookiesOfPage(c.env.incoming, settings)) c.header("set-cookie", cookie, { append: true })
    return answer(c, page.status, { ...pageHeaders(c, settings, page.sources), etag: page.etag }, page.encoded)
  })

  app.post("/errors", errorTunnel(settings.errorCollector))
  app.post("/external/session", (c) => keepSession(c, settings))
  app.all("*", (c) => c.text("A page can only be read.", 405, { allow: "GET, HEAD" }))
  app.onError((error, c) => {
    failed(error, String(c.env.outgoing.getHeader("x-request-id")))
    return c.text("Something went wrong.", 500)
  })
  return app
}

const iconOf = (c: Context<SiteBindings>, icon: NonNullable<BrandLook["icon"]>) =>
  "address" in icon
    ? c.redirect(icon.address, 302)
    : c.body(icon.svg, 200, { "content-type": "image/svg+xml", "cache-control": "no-cache" })

const toSearchEngines = async (
  c: Context<SiteBindings>,
  operator: SitesOperator,
  { heads }: BuiltSite,
  settings: HostSettings,
) => {
  const { path, host } = c.env.target
  const asked = { host, https: isHttps(c.env.incoming, settings) }
  const headers = { "cache-control": "no-cache", vary: "Host" }
  if (path === robotsPath) return c.text(await robotsText(operator, settings, asked), 200, headers)
  const pages = await sitemap(operator, settings, heads, asked)
  return pages === undefined
    ? c.text("There is no such file.", 404, headers)
    : c.body(pages, 200, { ...headers, "content-type": "application/xml; charset=utf-8" })
}

const manifestOf = async (
  c: Context<SiteBindings>,
  operator: SitesOperator,
  { heads }: BuiltSite,
  settings: HostSettings,
) => {
  const asked = { host: c.env.target.host, locale: c.req.query("locale") }
  const manifest = await installManifest(operator, settings, heads, asked)
  return c.body(JSON.stringify(manifest), 200, {
    "content-type": "application/manifest+json",
    "cache-control": "no-cache",
    vary: "Host",
  })
}

const pageHeaders = (
  c: Context<SiteBindings>,
  settings: HostSettings,
  sources: ExtraSources,
): Record<string, string> => {
  const { path, host } = c.env.target
  const https = isHttps(c.env.incoming, settings)
  return {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    vary: "Accept-Encoding, Cookie, Host",
    "content-security-policy": contentPolicy({
      path,
      host,
      https,
      extra: together(settings.extraSources, sources),
      framedBy: settings.externalOrigins,
      partnerOrigins: settings.partnerOrigins,
    }),
    "referrer-policy": withToken.has(path) ? "no-referrer" : "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ...(mayBeFramed(path) ? {} : { "x-frame-options": "DENY", "cross-origin-opener-policy": "same-origin" }),
  }
}

const answer = async (
  c: Context<SiteBindings>,
  status: 200 | 404,
  headers: Record<string, string>,
  encoded: EncodedBody,
) => {
  if (status === 200 && isCurrent(c.req.header("if-none-match"), headers["etag"] ?? ""))
    return c.body(null, 304, headers)
  const encoding = encodingFor(c.req.header("accept-encoding"), encoded)
  const body = await bytesOf(encoded, encoding)
  const coding: Record<string, string> = encoding === "identity" ? {} : { "content-encoding": encoding }
  return c.body(body, status, { ...headers, ...coding, "content-length": `${body.byteLength}` })
}

/** A stretch of a file that is sent as it is; whoever has an older one gets all of it. */
const answeredInPart = (c: Context<SiteBindings>, headers: Record<string, string>, encoded: EncodedBody) => {
  const { identity } = encoded
  const range =
    c.req.header("if-range") === undefined ? byteRangeOf(c.req.header("range"), identity.byteLength) : undefined
  if (range === undefined) return answer(c, 200, headers, encoded)
  const whole = `${identity.byteLength}`
  if (range === "outside") return c.body(null, 416, { ...headers, "content-range": `bytes */${whole}` })
  const part = identity.subarray(range.first, range.last + 1)
  const stretch = `bytes ${range.first}-${range.last}/${whole}`
  return c.body(part, 206, { ...headers, "content-range": stretch, "content-length": `${part.byteLength}` })
}

const isCurrent = (ifNoneMatch: string | undefined, etag: string) =>
  (ifNoneMatch ?? "")
    .split(",")
    .some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag.replace(/^W\//, ""))
