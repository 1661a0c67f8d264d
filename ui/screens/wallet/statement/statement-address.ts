import { isDay } from "@fakham/core/time"
import { type DaySpan, type Narrowing, statementFilters } from "@fakham/core/wallet"
import { useNavigate, useSearch } from "@tanstack/react-router"

export const statementParts = ["wallet", "bank", "affiliate"] as const
export type StatementKind = (typeof statementParts)[number]

/** What a statement's address asks for; what it does not say is as usual. */
export type StatementAddress = {
  readonly part: StatementKind
  readonly filter: Narrowing
  readonly span: DaySpan | undefined
}

const filters: ReadonlyArray<Narrowing> = [...statementFilters, "other"]

const read = (search: object): StatementAddress => {
  const [part, filter, from, to]: ReadonlyArray<unknown> = ["part", "filter", "from", "to"].map((name) =>
    Reflect.get(search, name),
  )
  return {
    part: statementParts.find((one) => one === part) ?? "wallet",
    filter: filters.find((one) => one === filter) ?? "all",
    span:
      typeof from === "string" && typeof to === "string" && isDay(from) && isDay(to) && from <= to
        ? { from, to }
        : undefined,
  }
}

/** What the address asks for, and how it is made to ask for something else: a reload and the way back find it again. */
export const useStatementAddress = (): readonly [StatementAddress, (wanted: Partial<StatementAddress>) => void] => {
  const navigate = useNavigate()
  const address = read(useSearch({ strict: false }))
  const show = (wanted: Partial<StatementAddress>) => {
    const { part, filter, span } = { ...address, ...wanted }
    void navigate({
      to: "/credit/statement",
      search: {
        ...(part === "wallet" ? {} : { part }),
        ...(filter === "all" ? {} : { filter }),
        ...span,
      },
      replace: true,
      resetScroll: false,
    })
  }
  return [address, show]
}
