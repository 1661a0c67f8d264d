import "../design/index.css"
import { i18n } from "@lingui/core"
import { I18nProvider } from "@lingui/react"
import { createRoot } from "react-dom/client"
import styles from "./gallery.module.css"
import { Chips, Feedback, GallerySums, Loading, Notices } from "./money-and-words.tsx"
import { GalleryLanguages, Icons, Sheets, Skeletons } from "./more-pieces.tsx"
import { FormPage, MainChrome, SkeletonPage, StatusPages } from "./pages.tsx"
import { Buttons, Fields, Moons, Plates } from "./pieces.tsx"

const query = new URLSearchParams(location.search)
const language = query.get("lang") ?? "th"
document.documentElement.dataset["theme"] = query.get("theme") === "light" ? "light" : "dark"
document.documentElement.lang = language
i18n.loadAndActivate({ locale: language, messages: {} })

const Pieces = () => (
  <main className={styles.kit}>
    <Buttons />
    <Plates />
    <Moons />
    <Fields />
    <GallerySums />
    <Feedback />
    <Loading />
    <Chips />
    <Notices />
    <GalleryLanguages />
    <Icons />
    <Skeletons />
    <Sheets />
    <p className="sub">
      {["form", "main", "skeleton", "status&figure=notFound"].map((page) => (
        <a key={page} className={styles.link} href={`?page=${page}`}>
          {page}
        </a>
      ))}
    </p>
  </main>
)

const pages: Readonly<Record<string, () => React.ReactNode>> = {
  form: () => <FormPage short={query.has("short")} />,
  main: MainChrome,
  skeleton: SkeletonPage,
  status: () => <StatusPages figure={query.get("figure") ?? "notFound"} />,
}
const page = pages[query.get("page") ?? ""] ?? Pieces

const root = document.getElementById("gallery")
if (root !== null) createRoot(root).render(<I18nProvider i18n={i18n}>{page()}</I18nProvider>)
