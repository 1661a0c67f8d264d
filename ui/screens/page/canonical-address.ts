import { useLocation } from "@tanstack/react-router"
import { useEffect } from "react"

/** Search engines learn one address for a page and its backup paths; the server may have written one already. */
export const useCanonicalAddress = (): void => {
  const path = useLocation({ select: ({ pathname }) => pathname })
  useEffect(() => {
    const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]') ?? document.createElement("link")
    link.rel = "canonical"
    link.href = location.origin + path
    document.head.append(link)
  }, [path])
}
