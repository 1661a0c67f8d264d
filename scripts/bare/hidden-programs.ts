import { mkdir, readdir, symlink, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { run } from "../commands/run.ts"
import { type BareMachine, cloneInto, must, networkSettings, ownPath } from "./machine.ts"

const hidden = /^(?:chrom|google-chrome|firefox|MiniBrowser|WebKit|Xvfb|fc-|faketime|initdb$|postgres$|psql$)/i

/** An empty home, and a PATH without browsers and PostgreSQL; Fontconfig has no font. */
export const hiddenPrograms = async (folder: string): Promise<BareMachine> => {
  const [home, bin, clone] = [join(folder, "home"), join(folder, "bin"), join(folder, "fakham")]
  for (const made of [home, bin]) await mkdir(made, { recursive: true })
  for (const from of ownPath())
    for (const name of await readdir(from).catch(() => []))
      if (!hidden.test(name)) await symlink(join(from, name), join(bin, name)).catch(() => undefined)
  const fonts = join(folder, "fonts.conf")
  await writeFile(fonts, "<fontconfig/>")
  await cloneInto(clone)
  const environment = [`PATH=${bin}`, `HOME=${home}`, `FONTCONFIG_FILE=${fonts}`, ...networkSettings()]
  const npm = `NPM_CONFIG_USERCONFIG=${await must("npm", ["config", "get", "userconfig"])}`
  return { run: (command) => run("env", ["-i", ...environment, npm, "sh", "-c", command], { cwd: clone, aloud: true }) }
}
