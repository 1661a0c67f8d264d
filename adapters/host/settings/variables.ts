import { fileURLToPath } from "node:url"
import { about, logLevels } from "@fakham/adapters/environment"
import { isMetricsKey } from "@fakham/adapters/metrics"
import * as v from "valibot"
import { sessionVariables } from "../session/variables.ts"
import {
  contacts,
  dsn,
  hosts,
  httpAddress,
  milliseconds,
  networkList,
  operatorPaths,
  origin,
  origins,
  path,
  paths,
  portNumber,
  sources,
} from "./values.ts"
import { vendorVariables } from "./vendor-variables.ts"

/** What the host is told by its environment; docs/operations.md is written from it. */
export const hostVariables = v.object({
  PORT: v.pipe(v.optional(portNumber, "4173"), about("where the host listens; 0 takes any free port", "8080")),
  HOST: v.pipe(v.optional(v.string(), "127.0.0.1"), about("the address of this machine that it listens at", "0.0.0.0")),
  OPERATOR_ORIGIN: v.pipe(
    v.optional(origin, ""),
    about(
      "the operator's server, to which `/api`, `/poy-api` and `/ccu` are passed on. Under `npm start` the stand-in when nothing is said; the host by itself needs one",
      "https://operator.example",
    ),
  ),
  PUSH_ORIGIN: v.pipe(
    v.optional(origin),
    about(
      "where the push server keeps players' connections",
      "https://push.example",
      "Pusher's cluster where `PUSHER_KEY` is set, else the operator",
    ),
  ),
  PUSHER_CLUSTER: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^[a-z\d-]{1,16}$/, "a cluster of Pusher such as ap1")), "ap1"),
    about("the cluster of Pusher, where `PUSHER_KEY` is set and no `PUSH_ORIGIN`", "eu"),
  ),
  PUSHER_KEY: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, "letters, digits, _ or -")), "fakham-demo"),
    about("the public key of the push server's app, told to browsers", "a1b2c3"),
  ),
  PUSHER_CHANNEL: v.pipe(
    v.optional(v.picklist(["{uuid}", "private-{uuid}"], "{uuid} or private-{uuid}"), "{uuid}"),
    about("how a player's channel is called: `{uuid}`, or `private-{uuid}` where the operator signs", "private-{uuid}"),
  ),
  MAIN_HOSTS: v.pipe(
    v.optional(hosts, ""),
    about(
      "hosts by commas where the site is at home, with or without a port; under any other the operator is asked for its site detail",
      "example.com,www.example.com",
      "localhost and 127.0.0.1 with the port",
    ),
  ),
  BRAND_FILE: v.pipe(
    v.optional(v.string()),
    about(
      "a file of JSON with all that makes a brand ([fields](#a-brand)); a variable stands over it",
      "/etc/site/lucky.json",
    ),
  ),
  BRAND: v.pipe(
    v.optional(v.pipe(v.string(), v.maxLength(60, "a name of at most 60 characters")), "ฟ้าค่ำ"),
    about("the site's name, after every title", "Lucky"),
  ),
  DESCRIPTION: v.pipe(
    v.optional(v.string()),
    about("one sentence on the site for search engines", "Lotteries and games", "a sentence in the page's language"),
  ),
  SHARE_IMAGE: v.pipe(
    v.optional(httpAddress),
    about(
      "the picture that messengers show beside a link to the site, 1200 by 630",
      "https://img.example/lucky.png",
      "the brand's picture, or the moon",
    ),
  ),
  SITE_VERIFICATION: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^[\w.=-]{1,200}$/, "letters, digits, _, -, . or ="))),
    about(
      "what Google is shown on the main hosts to prove whose site it is; under others the operator's site detail names it",
      "abc123",
    ),
  ),
  LIVE_CHAT_URL: v.pipe(
    v.optional(httpAddress, ""),
    about("the live chat that is offered where the operator names none", "https://chat.example/lucky"),
  ),
  PRIVACY_URL: v.pipe(
    v.optional(httpAddress),
    about(
      "the operator's text on what it does with data of visitors, to which the question about theirs and the registration lead",
      "https://lucky.example/privacy",
      "a short text of the site's own at the registration",
    ),
  ),
  TERMS_URL: v.pipe(
    v.optional(httpAddress),
    about(
      "the operator's terms of use, to which the registration leads",
      "https://lucky.example/terms",
      "a short text of the site's own there",
    ),
  ),
  PROXY_PATHS: v.pipe(
    v.optional(paths, ""),
    about("further paths by commas that are passed on to the operator", "/__sandbox"),
  ),
  SITE_DIR: v.pipe(
    v.optional(v.string(), fileURLToPath(new URL("../../../ui/dist", import.meta.url))),
    about("the folder of the built site", "/srv/site", "`ui/dist`"),
  ),
  HTTPS: v.pipe(
    v.optional(v.picklist(["on", "off"], "on or off"), "off"),
    about(
      "`on` where visitors come by https whatever stands in front; without it `X-Forwarded-Proto: https` of a trusted proxy says so",
      "on",
    ),
  ),
  TRUSTED_PROXIES: v.pipe(
    v.optional(networkList, ""),
    about(
      "networks in CIDR, by commas, of the proxies in front that are believed when they say whom they serve. The visitor's address is the last one in `X-Forwarded-For` that none of them added; the host logs it and passes on it alone. `X-Forwarded-Proto` and `X-Request-Id` count of them alone too",
      "10.0.0.0/8,2001:db8::/32",
    ),
  ),
  SECURITY_CONTACT: v.pipe(
    v.optional(contacts, ""),
    about(
      "where somebody tells of a hole they found, by commas: addresses of mail, of web pages or `tel:`. `/.well-known/security.txt` names them; without any it is not there",
      "security@example.com,https://example.com/security",
    ),
  ),
  LOG: v.pipe(
    v.optional(v.picklist(logLevels, "off, error, info or debug"), "info"),
    about(
      "which lines are written, each JSON: `error`, what went wrong; `info`, also calls and pages, by the player's uuid; `debug`, also built files and signs of life; `off`, none ([what they hold](#lines))",
      "error",
      "`info`; `error` under `npm start` with the stand-in",
    ),
  ),
  OPERATOR_TIMEOUT_MS: v.pipe(
    v.optional(milliseconds, "30000"),
    about("how long the operator may take to begin an answer", "10000"),
  ),
  ...sessionVariables,
  OPERATOR_CALLS: v.pipe(
    v.optional(v.string()),
    about("a file of JSON with the paths of single calls ([how](#calls-of-other-names))", "/etc/site/calls.json"),
  ),
  OPERATOR_PATHS: v.pipe(
    v.optional(operatorPaths, ""),
    about("where the operator has our paths", "/api=/v2/main,/poy-api=/v2/lottery,/ccu=/v2/live", "the same paths"),
  ),
  OPERATOR_READY_PATH: v.pipe(
    v.optional(path),
    about(
      "what `/readyz` asks: ready is any answer below 400. Without it, any answer below 500 of `/api/server-time`, or of `/api/site-details.one` where the first is not known. `npm start` asks the stand-in's own `/readyz`",
      "/healthz",
    ),
  ),
  CSP_EXTRA: v.pipe(
    v.optional(sources, ""),
    about(
      "what a vendor needs beyond the strict content policy, by directive",
      "script-src https://a.example; connect-src wss://b.example",
    ),
  ),
  ERROR_DSN: v.pipe(
    v.optional(dsn),
    about(
      "where errors of pages are collected, by Sentry or a server of its protocol: by name and place in the code, never with a message. Pages send them to `/errors`, at most 20 a minute are passed on",
      "https://key@errors.example/7",
    ),
  ),
  METRICS_KEY: v.pipe(
    v.optional(v.pipe(v.string(), v.check(isMetricsKey, "at least 16 characters without spaces, or none"))),
    about(
      "what opens `/metrics` ([figures](#figures)), at least 16 characters, shown as `Authorization: Bearer`; `none` opens it to whoever sits at this machine. Without it there is no `/metrics`",
      "any-16-characters",
      "not set; `none` under `npm start` with the stand-in where `HOST` is this machine alone",
    ),
  ),
  FIELD_MEASUREMENTS: v.pipe(
    v.optional(v.picklist(["on", "off"], "on or off"), "off"),
    about(
      "`on` asks players whether their visits may be measured, and has pages of those who agree send how quick they were to `/measurements`: by the pattern of the page and the kind of device, without anything of who visits. Needs `METRICS_KEY`",
      "on",
    ),
  ),
  EXTERNAL_ORIGINS: v.pipe(
    v.optional(origins, ""),
    about(
      "origins by commas of the sites that bring players to `/external/login`: they alone are listened to, and they alone may frame it. Without any, whoever frames it is told that nobody is logged in",
      "https://partner.example",
    ),
  ),
  PARTNER_ORIGIN: v.pipe(
    v.optional(origins, ""),
    about(
      "origins by commas where partners have their games: what the site may show in a frame",
      "https://games.example",
    ),
  ),
  ...vendorVariables,
})
