import { useLocation } from "@tanstack/react-router"

/** The deposit that the address names. */
export const useTicketId = (): string | undefined =>
  useLocation({
    select: ({ search }) => {
      const id: unknown = Reflect.get(search, "id")
      return typeof id === "string" || typeof id === "number" ? String(id) : undefined
    },
  })
