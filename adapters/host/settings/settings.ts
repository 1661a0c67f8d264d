import type { LogLevel } from "@fakham/adapters/environment"
import { type MetricsAccess, metricsAccess } from "@fakham/adapters/metrics"
import type { AddressRange } from "@fakham/adapters/proxies"
import type { Locale, TokenExpiryCheck } from "@fakham/core"
import { type BrandFile, readBrandFile, variablesOf } from "../brand/brand-file.ts"
import { type BrandLook, lookOf } from "../brand/brand-look.ts"
import { type OperatorCalls, readCallsFile } from "../calls/calls-file.ts"
import { type ExtraSources, together } from "../content-policy.ts"
import type { RequestToken } from "../proxy/operator-shape.ts"
import type { ErrorCollector } from "../reports/error-reports.ts"
import {
  type EnvironmentVariables,
  type Read,
  readEnvironment,
  type VariableFault,
  withoutEmpty,
} from "./environment.ts"
import { hostVariables } from "./variables.ts"
import { type Vendors, vendorsOf } from "./vendors.ts"

export type HostSettings = {
  /** 0 takes any free port. */
  readonly port: number
  readonly host: string
  readonly operatorOrigin: string
  readonly pushOrigin: string
  /** What browsers are told of push: the public key of its app, and how a player's channel is called. */
  readonly push: { readonly key: string; readonly channel: string }
  /** Where this site is at home; none means localhost and 127.0.0.1 with the port. */
  readonly mainHosts: ReadonlyArray<string>
  readonly brand: string
  /** One sentence on the site; nothing where the site has its own in every language. */
  readonly description: string | undefined
  /** What messengers show beside a link, as an address. */
  readonly shareImage: string | undefined
  /** What proves on the main hosts whose site it is. */
  readonly siteVerification: string | undefined
  /** What the brand changes in the look of every page. */
  readonly look: BrandLook
  /** What browsers are told of the brand beside its name: its languages, whose newcomers those are, whom to ask. */
  readonly ofSite: Pick<BrandFile, "agent" | "support"> & { readonly languages: ReadonlyArray<Locale> | undefined }
  /** Offered to visitors without scripts when the operator names no live chat; empty means none. */
  readonly liveChatUrl: string
  /** Where the operator says what it does with data of visitors. */
  readonly privacyUrl: string | undefined
  /** Where the operator says on which terms one plays. */
  readonly termsUrl: string | undefined
  /** Further paths that belong to the operator, such as a stand-in's control desk. */
  readonly proxyPaths: ReadonlyArray<string>
  readonly siteDir: string
  /** The site is visited by https, whatever stands in front of this process. */
  readonly https: boolean
  /** What stands in front of this process and is believed when it says whom it serves. */
  readonly trustedProxies: ReadonlyArray<AddressRange>
  readonly log: LogLevel
  /** Where a hole that somebody found is told. */
  readonly securityContacts: ReadonlyArray<string>
  readonly operatorTimeoutMs: number
  readonly tokenHeader: string
  readonly requestToken: RequestToken | undefined
  readonly operatorCalls: OperatorCalls
  /** Who keeps a player's token: the page in a cookie that scripts read, or this server in one that they cannot. */
  readonly session: "page" | "host"
  readonly tokenExpiryCheck: TokenExpiryCheck
  readonly operatorPaths: ReadonlyMap<string, string>
  /** What tells that the operator is ready; its clock where nothing is named. */
  readonly operatorReadyPath: string | undefined
  /** Where partners have their games: what the site may show in a frame. */
  readonly partnerOrigins: ReadonlyArray<string>
  /** The sites that may frame the login for players whom they bring, and bring them; none brings any. */
  readonly externalOrigins: ReadonlyArray<string>
  /** What is told of services of others. */
  readonly vendors: Vendors
  /** Where errors of pages are collected. */
  readonly errorCollector: ErrorCollector | undefined
  /** Who may read the figures of this server. */
  readonly metrics: MetricsAccess
  /** Whether players are asked for what their visits feel like, and pages of those who agree tell it. */
  readonly measuresVisits: boolean
  /** What vendors need beyond the strict content policy. */
  readonly extraSources: ExtraSources
}

/** The host's settings out of the environment, or every variable that is wrong. */
export const readHostSettings = (env: EnvironmentVariables): Read<HostSettings> => {
  const file = env["BRAND_FILE"] ?? ""
  const brandRead = file === "" ? { brand: {} } : readBrandFile(file)
  const brand = "fault" in brandRead ? {} : brandRead.brand
  const variables: EnvironmentVariables = { ...variablesOf(brand), ...withoutEmpty(env) }
  const read = readEnvironment(hostVariables, variables)
  const hasPushKey = variables["PUSHER_KEY"] !== undefined
  const vendors = read.settings && vendorsOf(read.settings)
  const callsFile = env["OPERATOR_CALLS"] ?? ""
  const calls = callsFile === "" ? { calls: new Map() } : readCallsFile(callsFile, read.settings?.OPERATOR_PATHS)
  const faults = [
    ...(read.faults ?? []),
    ...(vendors?.faults ?? []),
    ...("fault" in brandRead ? [{ variable: "BRAND_FILE", given: file, wanted: brandRead.fault }] : []),
    ...("fault" in calls ? [{ variable: "OPERATOR_CALLS", given: callsFile, wanted: calls.fault }] : []),
    ...(read.settings?.FIELD_MEASUREMENTS === "on" && read.settings.METRICS_KEY === undefined ? [unread] : []),
  ]
  if (read.settings === undefined || vendors === undefined || "fault" in calls || faults.length > 0) return { faults }
  const given = read.settings
  const look = lookOf(brand)
  return {
    settings: {
      port: given.PORT,
      host: given.HOST,
      operatorOrigin: given.OPERATOR_ORIGIN,
      pushOrigin: given.PUSH_ORIGIN ?? (hasPushKey ? clusterOrigin(given.PUSHER_CLUSTER) : given.OPERATOR_ORIGIN),
      push: { key: given.PUSHER_KEY, channel: given.PUSHER_CHANNEL },
      mainHosts: given.MAIN_HOSTS,
      brand: given.BRAND,
      description: given.DESCRIPTION,
      shareImage: given.SHARE_IMAGE ?? look.sharePicture,
      siteVerification: given.SITE_VERIFICATION,
      look,
      ofSite: { languages: brand.languages && look.offered, agent: brand.agent, support: brand.support },
      liveChatUrl: given.LIVE_CHAT_URL,
      privacyUrl: given.PRIVACY_URL,
      termsUrl: given.TERMS_URL,
      proxyPaths: given.PROXY_PATHS,
      siteDir: given.SITE_DIR,
      https: given.HTTPS === "on",
      trustedProxies: given.TRUSTED_PROXIES,
      log: given.LOG,
      securityContacts: given.SECURITY_CONTACT,
      operatorTimeoutMs: given.OPERATOR_TIMEOUT_MS,
      tokenHeader: given.OPERATOR_TOKEN_HEADER,
      requestToken: given.OPERATOR_REQUEST_TOKEN,
      operatorCalls: calls.calls,
      session: given.SESSION,
      tokenExpiryCheck: given.TOKEN_EXPIRY_CHECK === "1" ? 1 : 0,
      operatorPaths: given.OPERATOR_PATHS,
      operatorReadyPath: given.OPERATOR_READY_PATH,
      partnerOrigins: given.PARTNER_ORIGIN,
      externalOrigins: given.EXTERNAL_ORIGINS,
      vendors: vendors.vendors,
      errorCollector: given.ERROR_DSN,
      metrics: metricsAccess(given.METRICS_KEY),
      measuresVisits: given.FIELD_MEASUREMENTS === "on",
      extraSources: [vendors.sources, look.sources].reduce(together, given.CSP_EXTRA),
    },
  }
}

/** Players are asked for nothing that nobody could read. */
const unread: VariableFault = {
  variable: "METRICS_KEY",
  given: "(nothing)",
  wanted: "what opens /metrics, where FIELD_MEASUREMENTS is on",
}

/** Where Pusher keeps the connections of a cluster. */
const clusterOrigin = (cluster: string) => `https://ws-${cluster}.pusher.com`
