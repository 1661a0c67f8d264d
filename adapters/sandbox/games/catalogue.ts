import type { PictureName } from "./game-pictures.ts"
import { type Offer, offers } from "./offers.ts"

type Choice = {
  readonly partner: string
  readonly gameList?: string | undefined
  readonly gameId?: string | undefined
}

type Catalogue = {
  readonly offers: ReadonlyArray<Offer>
  readonly offerOf: (choice: Choice) => Offer | undefined
}

const keyOf = ({ partner, gameList, gameId }: Choice) => JSON.stringify([partner, gameList ?? null, gameId ?? null])

/** What the demo's partners offer; filled up with made up slots where more are wanted, to try a long list. */
export const catalogueOf = (atLeast = 0): Catalogue => {
  const missing = atLeast - offers.filter(({ listed }) => listed).length
  const all = [...offers, ...Array.from({ length: Math.max(0, missing) }, (_, at) => filler(at))]
  const byPlace = new Map(all.map((offer) => [keyOf(offer), offer]))
  return { offers: all, offerOf: (choice) => byPlace.get(keyOf(choice)) }
}

const firsts = ["จันทร์", "ดาว", "โคม", "บัว", "เมฆ", "ลม", "ฝน", "ไข่มุก", "มรกต", "อำพัน"]
const lasts = ["ราตรี", "รุ่งสาง", "ริมน้ำ", "เหนือเขา", "สองฝั่ง", "กลางทะเล", "ในหมอก", "ยามเย็น", "เจ็ดสี", "คืนแรม"]
const pictures: ReadonlyArray<PictureName> = ["moon-indigo", "meteor-plum", "lantern-rust", "lotus-violet", "kite-sea"]
const partners = ["joker", "pg-soft2", "pegasus", "ezg"] as const

const filler = (at: number): Offer => {
  const first = firsts[at % firsts.length] ?? ""
  const last = lasts[Math.floor(at / firsts.length) % lasts.length] ?? ""
  return {
    partner: partners[at % partners.length] ?? "joker",
    gameId: `filler-${at + 1}`,
    name: `${first}${last} ${Math.floor(at / 100) + 1}`,
    kind: "slot",
    game: "slots",
    picture: pictures[at % pictures.length] ?? "moon-indigo",
    listed: true,
  }
}

/** Which offers stand out, and why. */
export const highlighted = [
  { kind: "recommended", partner: "pg-soft2", gameId: "sea-treasure" },
  { kind: "recommended", partner: "sa" },
  { kind: "popular", partner: "gpx", gameList: "table", gameId: "hi-lo" },
  { kind: "popular", partner: "pg-soft2", gameId: "falling-star" },
  { kind: "new", partner: "pegasus", gameId: "above-clouds" },
  { kind: "new", partner: "wm" },
] as const satisfies ReadonlyArray<Choice & { readonly kind: string }>
