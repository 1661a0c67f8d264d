import type { GameName } from "./partner-games.ts"

const drawings: Readonly<Record<GameName, string>> = {
  slots:
    '<rect x="20" y="45" width="36" height="60" rx="6" fill="#fff"/><rect x="62" y="45" width="36" height="60" rx="6" fill="#fff"/><rect x="104" y="45" width="36" height="60" rx="6" fill="#fff"/><circle cx="38" cy="75" r="11" fill="#e5b94e"/><circle cx="80" cy="75" r="11" fill="#c75b5b"/><circle cx="122" cy="75" r="11" fill="#5b8cc7"/>',
  "hi-lo":
    '<rect x="28" y="50" width="46" height="46" rx="9" fill="#fff"/><rect x="86" y="50" width="46" height="46" rx="9" fill="#fff"/><circle cx="51" cy="73" r="7" fill="#c0392b"/><circle cx="98" cy="62" r="5" fill="#1b2233"/><circle cx="109" cy="73" r="5" fill="#1b2233"/><circle cx="120" cy="84" r="5" fill="#1b2233"/>',
  baccarat:
    '<rect x="40" y="38" width="42" height="62" rx="6" fill="#fff"/><rect x="74" y="48" width="42" height="62" rx="6" fill="#f2f2f2"/><path d="M61 58l10 12-10 12-10-12z" fill="#c0392b"/><path d="M95 66l10 12-10 12-10-12z" fill="#1b2233"/>',
}
const grounds: Readonly<Record<GameName, string>> = { slots: "#2a2350", "hi-lo": "#173b3a", baccarat: "#3a1726" }

/** A plain picture of a game that travels within its address. */
export const pictureOf = (game: GameName): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160"><rect width="160" height="160" fill="${grounds[game]}"/>${drawings[game]}</svg>`,
  )}`
