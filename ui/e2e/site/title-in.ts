/** The title of a page as the host sends it. */
export const titleIn = (html: string): string => /<title>(.*?)<\/title>/.exec(html)?.[1] ?? ""

const partners = {
  "all-bet": "All Bet",
  ezg: "EZG",
  gpx: "GPX",
  hg: "HG Casino",
  joker: "Joker",
  pegasus: "Pegasus",
  "pg-soft2": "PG Soft",
  sa: "SA Gaming",
  soccer: "Soccer",
  wl: "WL",
  "wl-game-test": "WL Test",
  wm: "WM Casino",
  "world-casino": "World Casino",
}

/** The title once the page has come: some are called by what the operator offers, which the host does not know. */
export const titleOnceCome = (path: string, sent: string): string => {
  if (path === "/lotto/4d") return "ฮานอยชุด - ฟ้าค่ำ"
  if (path === "/vdo/how-to-bet") return "วิธีแทงหวย (ตัวอย่าง) - ฟ้าค่ำ"
  if (path === "/game/gpx/pgSport") return "pgSport - ฟ้าค่ำ"
  const partner = Object.entries(partners).find(([name]) => `${path}/`.startsWith(`/game/${name}/`))
  return partner === undefined ? sent : `${partner[1]} - ฟ้าค่ำ`
}
