/** What a state cannot be entered without; its absence is a defect of the chart, not something that can happen. */
export const present = <A>(value: A | undefined): A => {
  if (value === undefined) throw new Error("missing")
  return value
}
