/** Constellations that players can have as their picture. */
export const constellations = [
  "plough",
  "chicks",
  "crocodile",
  "turtle",
  "horse",
  "junk",
  "parasol",
  "elephant",
  "crab",
  "carp",
  "house",
  "kite",
] as const
export type ConstellationName = (typeof constellations)[number]

export type Avatar =
  | { readonly kind: "constellation"; readonly name: ConstellationName }
  | { readonly kind: "picture"; readonly address: string }

const prefix = "constellation:"

/** What the operator keeps for a player whose picture is a constellation. */
export const constellationAvatar = (name: ConstellationName): string => prefix + name

const safeAddress = /^(?:https:\/\/|\/(?!\/)|data:image\/(?:png|jpeg|webp|gif);base64,)[^\s"'<>\\]+$/i

/** A player's picture as the operator keeps it; nothing where it is none that can be shown. */
export const avatarOf = (stored: string): Avatar | undefined => {
  const text = stored.trim()
  const name = constellations.find((one) => constellationAvatar(one) === text)
  if (name !== undefined) return { kind: "constellation", name }
  return safeAddress.test(text) ? { kind: "picture", address: text } : undefined
}
