import { useLocation } from "@tanstack/react-router"

/** The path of a game as a link takes it. */
export const gameAddress = (path: string) => {
  const [to = path, hash] = path.split("#")
  return hash === undefined ? { to } : { to, hash }
}

/** The address of a page of games, as the registry reads it. */
export const useGameAddress = () => {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const hash = useLocation({ select: ({ hash }) => hash })
  return { path, gameId: hash === "" ? undefined : decoded(hash) }
}

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
