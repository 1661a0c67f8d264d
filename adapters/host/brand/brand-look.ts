import { createHash } from "node:crypto"
import { defaultLocale, type Locale, languageTag, locales, type Theme } from "@fakham/core"
import type { ExtraSources } from "../content-policy.ts"
import { escaped } from "../pages/template.ts"
import type { BrandFile } from "./brand-file.ts"
import { standardColours } from "./contrast.ts"

/** What a brand changes in the markup of every page. */
export type BrandLook = {
  /** The languages that are offered, in the order of every menu. */
  readonly offered: ReadonlyArray<Locale>
  /** The language of new visitors. */
  readonly language: Locale
  /** The colour of the browser's own frame above each sky. */
  readonly themeColor: Readonly<Record<Theme, string>>
  /** A style element with the brand's colours, if it has any. */
  readonly style: string
  /** What `#mark` shows; nothing where the moon stays. */
  readonly mark: string | undefined
  /** The icon of the browser's tab: an SVG, or the address of a picture. */
  readonly icon: { readonly svg: string } | { readonly address: string } | undefined
  /** What stands for the installed site on a home screen. */
  readonly appIcons: ReadonlyArray<AppIcon>
  /** The one that iPhones take, which draw no SVG; without it they show a picture of the page. */
  readonly touchIcon: string | undefined
  /** What messengers show beside a link; they draw no SVG. */
  readonly sharePicture: string | undefined
  /** The colour behind the first picture of the installed site. */
  readonly ground: string
  /** What the content policy has to let in for all this. */
  readonly sources: ExtraSources
}

/** As a web app manifest lists it. */
type AppIcon = {
  readonly src: string
  readonly sizes: string
  readonly type?: string
  readonly purpose?: "maskable"
}

const svg = { sizes: "any", type: "image/svg+xml" } as const
const drawnIcons: ReadonlyArray<AppIcon> = [
  { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  { src: "/favicon.svg", ...svg },
]

export const lookOf = ({ languages, colours, logo }: BrandFile): BrandLook => {
  const css = styleOf(colours)
  const picture = logo !== undefined && "picture" in logo ? logo.picture : undefined
  const paths = logo !== undefined && "paths" in logo ? logo.paths.map((d) => `<path d="${d}" />`).join("") : undefined
  const dark = { ...standardColours.dark, ...colours?.dark }
  return {
    offered: locales.filter((one) => languages?.includes(one) ?? true),
    language: languages?.[0] ?? defaultLocale,
    themeColor: {
      dark: dark["sky-top"].toUpperCase(),
      light: (colours?.light["sky-top"] ?? standardColours.light["sky-top"]).toUpperCase(),
    },
    style: css === "" ? "" : `<style>${css}</style>`,
    mark: picture === undefined ? paths : `<image href="${escaped(picture)}" width="28" height="28" />`,
    icon: picture !== undefined ? { address: picture } : paths !== undefined ? { svg: iconOf(paths, dark) } : undefined,
    appIcons:
      picture !== undefined
        ? [{ src: picture, sizes: "any" }]
        : paths !== undefined
          ? [{ src: "/favicon.svg", ...svg }]
          : drawnIcons,
    touchIcon: picture ?? (paths === undefined ? "/icons/touch-180.png" : undefined),
    sharePicture: picture ?? (paths === undefined ? "/icons/share-1200.png" : undefined),
    ground: dark["sky-0"].toUpperCase(),
    sources: {
      ...(css !== "" && { "style-src": [`'sha256-${createHash("sha256").update(css).digest("base64")}'`] }),
      ...(picture !== undefined && { "img-src": [new URL(picture).origin] }),
    },
  }
}

/** Outside of all layers, and on the root alone: what is drawn on paper keeps its own ink. */
const styleOf = (colours: BrandFile["colours"]) =>
  (["dark", "light"] as const)
    .map((theme) => [theme, Object.entries(colours?.[theme] ?? {})] as const)
    .filter(([, given]) => given.length > 0)
    .map(
      ([theme, given]) =>
        `html[data-theme=${theme}]{${given.flatMap(([name, to]) => declared(theme, name, to)).join(";")}}`,
    )
    .join("")

/** On paper gold lies as foil under the digits. */
const declared = (theme: Theme, name: string, colour: string): ReadonlyArray<string> => [
  `--${name}:${colour}`,
  ...(theme === "light" && name === "gold-rule"
    ? [`--foil:linear-gradient(transparent 68%,${colour} 68% 90%,transparent 90%)`]
    : []),
]

const iconOf = (paths: string, colours: { readonly "sky-0": string; readonly t1: string }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${colours["sky-0"]}" /><g fill="${colours.t1}" transform="translate(2 2)">${paths}</g></svg>`

/** The language that a visitor is shown: the chosen one where it is offered. */
export const languageFor = ({ offered, language }: BrandLook, chosen: string | undefined): Locale =>
  offered.find((one) => one === chosen) ?? language

/** The frame of a page without the languages that are not offered, which are built into every frame. */
export const withoutOthers = (html: string, { offered }: BrandLook): string =>
  locales
    .filter((locale) => !offered.includes(locale))
    .reduce(
      (frame, locale) =>
        frame.replaceAll(new RegExp(`<button[^>]*\\slang="${languageTag[locale]}"[^>]*>[^<]*</button>`, "g"), ""),
      html,
    )
