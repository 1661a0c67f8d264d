import type { Plugin } from "vite"

/**
 * All styles but those of the first page in one file: a screen has some hundred bytes of its own in each of ten files,
 * and on a slow line ten requests take longer than all styles together.
 */
export const playerStyles: Plugin = {
  name: "player-styles",
  apply: (_, { isSsrBuild }) => isSsrBuild !== true,
  generateBundle: {
    order: "pre",
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk")
      const stylesOf = (chunk: (typeof chunks)[number]) => chunk.viteMetadata?.importedCss ?? new Set<string>()
      const loadedFirst = new Set(chunks.filter(({ isEntry }) => isEntry))
      for (const { imports } of loadedFirst)
        for (const chunk of chunks) if (imports.includes(chunk.fileName)) loadedFirst.add(chunk)
      const first = new Set([...loadedFirst].flatMap((chunk) => [...stylesOf(chunk)]))
      // What a piece is made of stands before it, so that its own styles have the last word.
      const inOrder = new Set<string>()
      const visited = new Set<string>()
      const visit = (chunk: (typeof chunks)[number]) => {
        if (visited.has(chunk.fileName)) return
        visited.add(chunk.fileName)
        for (const other of chunks) if (chunk.imports.includes(other.fileName)) visit(other)
        for (const file of stylesOf(chunk)) inOrder.add(file)
      }
      chunks.forEach(visit)
      const later = [...inOrder].flatMap((file) => {
        const asset = bundle[file]
        return asset?.type === "asset" && !first.has(file) ? [asset] : []
      })
      if (later.length === 0) return
      const source = later.map((file) => file.source.toString()).join("")
      const together = this.getFileName(this.emitFile({ type: "asset", name: "player.css", source }))
      for (const styles of chunks.map(stylesOf)) {
        const own = [...styles].filter((file) => !first.has(file))
        for (const file of own) styles.delete(file)
        if (own.length > 0) styles.add(together)
      }
      for (const { fileName } of later) delete bundle[fileName]
    },
  },
}

/**
 * The site's page stands before its scripts do: they come after the styles and the fonts of what is seen. Styles of single pages
 * come after those of every page, as they were written to.
 */
export const scriptsLast: Plugin = {
  name: "scripts-last",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (html, { path }) =>
      path !== "/index.html"
        ? html
        : html
            // What the first script imports begins before it does, each in a task of its own.
            .replace(/(<script type="module"[^>]*><\/script>\s*)((?:<link rel="modulepreload"[^>]*>\s*)*)/, "$2$1")
            .replace(/<script type="module"([^>]*) src=([^>]*)><\/script>/, '<link rel="modulepreload"$1 href=$2>')
            .replaceAll('<link rel="modulepreload" ', '<link rel="later" data-part fetchpriority="low" ')
            .replace(/\s*<!--styles-->/, "")
            .replace("</head>", "  <!--styles-->\n  </head>"),
  },
}

/** The prefetch script that a module is part of. */
const prefetch = /\/ui\/prerender\/prefetch\/(prefetch-\w+)\.ts$|\?(prefetch-\w+)$/

/**
 * A prefetch script runs before all others, imports none of them, and leaves no names behind: what it shares with the
 * application, or with another, is in both.
 */
export const prefetchAlone: Plugin = {
  name: "prefetch-alone",
  enforce: "pre",
  apply: "build",
  async resolveId(source, importer = "", options) {
    const [, entry, copy = entry] = prefetch.exec(importer) ?? []
    if (copy === undefined) return undefined
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    // Of what it imports it takes what it calls, and nothing happens for being imported.
    return found === null ? undefined : { id: `${found.id.replace(prefetch, "")}?${copy}`, moduleSideEffects: false }
  },
  renderChunk: (code, { facadeModuleId }) => (prefetch.test(facadeModuleId ?? "") ? `{(() => {${code}})()}` : null),
}
