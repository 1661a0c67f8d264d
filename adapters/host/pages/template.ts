/** What is said differently to different visitors. */
export type Slots = {
  readonly lang: string
  readonly theme: string
  readonly title: string
  readonly description: string
  readonly themeColor: string
  /** Further elements of the head, already markup. */
  readonly head: string
  /** The shape of the brand's mark, already markup; the site's own where nothing is said. */
  readonly mark: string | undefined
  /** Links to the styles of this page, already markup. */
  readonly styles: string
  /** What stands in the page's place until its scripts have come, already markup. */
  readonly prerendered: string | undefined
  readonly settings: unknown
  readonly liveChat: string | undefined
}
export type Template = (slots: Slots) => string

const dawn = '<div id="app"><img id="dawn" src="/favicon.svg" alt="" /></div>'

/** The site's own mark: a moon with the evening star in its dark part. */
export const moon =
  '<path d="M18.6 3.6A11.2 11.2 0 1 0 24.6 17 9.6 9.6 0 0 1 18.6 3.6zM22.2 4.2c.4 2.7 1.9 4.2 4.6 4.6-2.7.4-4.2 1.9-4.6 4.6-.4-2.7-1.9-4.2-4.6-4.6 2.7-.4 4.2-1.9 4.6-4.6z" />'

const marks: ReadonlyArray<{ readonly mark: string; readonly fill: (slots: Slots) => string }> = [
  {
    mark: '<html lang="th" data-theme="dark">',
    fill: ({ lang, theme }) => `<html lang="${escaped(lang)}" data-theme="${escaped(theme)}">`,
  },
  { mark: "<title>ฟ้าค่ำ</title>", fill: ({ title }) => `<title>${escaped(title)}</title>` },
  {
    mark: '<meta name="description" content="ฟ้าค่ำ" />',
    fill: ({ description }) => `<meta name="description" content="${escaped(description)}" />`,
  },
  {
    mark: '<meta name="color-scheme" content="dark" />',
    fill: ({ theme }) => `<meta name="color-scheme" content="${escaped(theme)}" />`,
  },
  {
    mark: '<meta name="theme-color" content="#080A18" />',
    fill: ({ themeColor }) => `<meta name="theme-color" content="${escaped(themeColor)}" />`,
  },
  { mark: "<!--head-->", fill: ({ head }) => head },
  { mark: "<!--styles-->", fill: ({ styles }) => styles },
  { mark: moon, fill: ({ mark = moon }) => mark },
  {
    mark: dawn,
    fill: ({ prerendered }) =>
      prerendered === undefined ? dawn : `<div id="app" data-prerendered>${prerendered}</div>`,
  },
  {
    mark: '<script type="application/json" id="settings">{"brand":"ฟ้าค่ำ"}</script>',
    fill: ({ settings }) => `<script type="application/json" id="settings">${inertJson(settings)}</script>`,
  },
  {
    mark: '<a href="/">แชตกับทีมงาน / Live chat</a>',
    fill: ({ liveChat }) =>
      liveChat === undefined ? "" : `<a href="${escaped(liveChat)}" rel="noopener">แชตกับทีมงาน / Live chat</a>`,
  },
]

/** Cuts the built page at its marks once; a page without one of them is not ours to serve. */
export const templateOf = (html: string): Template => {
  const places = marks.map(({ mark, fill }) => {
    const found = html.split(mark).length - 1
    if (found !== 1) throw new Error(`The built index.html has the mark ${mark} ${found} times; it belongs there once.`)
    return { at: html.indexOf(mark), length: mark.length, fill }
  })
  places.sort((one, other) => one.at - other.at)
  return (slots) => {
    let page = ""
    let from = 0
    for (const { at, length, fill } of places) {
      page += html.slice(from, at) + fill(slots)
      from = at + length
    }
    return page + html.slice(from)
  }
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** JSON that can neither end the script element it stands in nor a line of it. */
const inertJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )
