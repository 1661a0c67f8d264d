import styles from "./plain-error.module.css"

/** What is shown when not even the words of the site could be fetched: no language is known, so it says it in two. */
export const showUnloadable = (): void => {
  const page = document.createElement("main")
  page.className = styles["page"] ?? ""
  const heading = document.createElement("h1")
  heading.textContent = "โหลดหน้าไม่สำเร็จ"
  const words = document.createElement("p")
  words.textContent =
    "เงินและโพยไม่ได้รับผลกระทบ ลองโหลดใหม่อีกครั้ง · The page could not be loaded. Your money and slips are not affected."
  const again = document.createElement("a")
  again.href = location.href
  again.textContent = "โหลดใหม่ / Refresh"
  page.append(heading, words, again)
  document.getElementById("app")?.replaceChildren(page)
}
