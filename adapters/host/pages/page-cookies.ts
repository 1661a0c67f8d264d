import { randomUUID } from "node:crypto"
import { guestIdSeconds, isGuestId } from "@fakham/core/identity"
import type { HttpBindings } from "@hono/node-server"
import type { Context } from "hono"
import { setCookie } from "hono/cookie"
import { parse } from "hono/utils/cookie"
import { languageFor } from "../brand/brand-look.ts"
import type { HostSettings } from "../settings/settings.ts"
import type { Target } from "../target.ts"
import { isHttps } from "../visitor.ts"

type PageContext = Context<{ Bindings: HttpBindings & { readonly target: Target } }>

/** Where a brand has languages of its own, a visitor without one of them is given its first: scripts read the cookie. */
export const rememberLanguage = (c: PageContext, settings: HostSettings, cookies: string): void => {
  const { locale } = parse(cookies)
  const shown = languageFor(settings.look, locale)
  if (settings.ofSite.languages === undefined || shown === locale) return
  keep(c, settings, "locale", shown, 31_536_000)
}

/** A browser without a guest id comes by one with its first page; scripts give another after a logout. */
export const giveGuestId = (c: PageContext, settings: HostSettings, cookies: string): void => {
  if (!isGuestId(parse(cookies)["guest"] ?? "")) keep(c, settings, "guest", randomUUID(), guestIdSeconds)
}

const keep = (c: PageContext, settings: HostSettings, name: string, value: string, maxAge: number) =>
  setCookie(c, name, value, { path: "/", maxAge, sameSite: "Lax", secure: isHttps(c.env.incoming, settings) })
