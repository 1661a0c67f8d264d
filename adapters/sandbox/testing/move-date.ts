/** Moves what `Date` says of now; sent into pages too, so it uses nothing from outside. */
export const moveDate = (aheadMs: number): void => {
  const now = Date.now
  const moved = () => now() + aheadMs
  globalThis.Date = new Proxy(Date, {
    apply: (date) => new date(moved()).toString(),
    construct: (date, parts: ReadonlyArray<unknown>, made) => {
      const moment: unknown = Reflect.construct(date, parts, made)
      return parts.length > 0 && moment instanceof date ? moment : new date(moved())
    },
    get: (date, name) => {
      const own: unknown = Reflect.get(date, name)
      return name === "now" ? moved : own
    },
  })
}
