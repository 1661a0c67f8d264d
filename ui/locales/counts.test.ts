import { expect, test } from "vitest"

// So the build may write them without asking the browser how.
test.each(["th", "en", "km"])("counts below a thousand are plain digits in %s", (language) => {
  const written = new Intl.NumberFormat([language])
  for (let count = 0; count < 1_000; count++) expect(written.format(count)).toBe(String(count))
})

test("counts are Burmese digits in Burmese", () => {
  expect(new Intl.NumberFormat(["my"]).format(42)).toBe("၄၂")
})
