import { useLocation } from "@tanstack/react-router"

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
