import { expect, test } from "./fixtures.ts"

const languages = [
  { name: "English", username: "Username" },
  { name: "ខ្មែរ", username: "ឈ្មោះអ្នកប្រើ" },
  { name: "မြန်မာ", username: "အသုံးပြုသူအမည်" },
  { name: "ไทย", username: "ชื่อผู้ใช้" },
] as const

test("the first page speaks every language, and a reload keeps the one that was chosen", async ({ player }) => {
  await player.open("/")
  for (const { name, username } of languages) {
    await player.press("button", name)
    await player.finds("field", username)
    await player.reload()
    await player.finds("field", username)
  }
})

test("the first page in Thai fetches of other languages the letters of their names alone", async ({ player }) => {
  await player.open("/")
  await player.finds("button", "ខ្មែរ")
  const others = async () =>
    String(
      await player.inPage(() =>
        performance
          .getEntriesByType("resource")
          .map(({ name }) => /\/((?:khmer|burmese|noto)-.*)-[\w-]{7}\.woff2$/.exec(name)?.[1] ?? "")
          .filter((name) => name !== "")
          .toSorted(),
      ),
    )
  await expect.poll(others).toBe("burmese-name,khmer-name")
  await player.inPage(() => document.fonts.ready.then(() => null))
  expect(await others()).toBe("burmese-name,khmer-name")
})
