import { existsSync } from "node:fs"
import { appendFile, cp, mkdir, readFile, realpath, symlink, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { run } from "../commands/run.ts"
import { isRoot, onPath } from "../surroundings/chromium.ts"
import { type BareMachine, cloneInto, must, networkSettings, ownPath } from "./machine.ts"

const suite = "bookworm"
const pathInside = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"

export const canMakeDebian = (): boolean =>
  isRoot && ["debootstrap", "unshare", "chroot"].every((name) => onPath(name, pathInside) !== undefined)

/** Debian's mirror that this machine uses. */
const mirror = async (): Promise<string> => {
  const sources = await readFile("/etc/apt/sources.list.d/debian.sources", "utf8").catch(() => "")
  return /^URIs: (\S+\/debian)$/m.exec(sources)?.[1] ?? "http://deb.debian.org/debian"
}

const makeDebian = async (folder: string) => {
  console.log(`Making a Debian in ${folder}`)
  const from = await mirror()
  await must("debootstrap", ["--variant=minbase", "--include=ca-certificates,git", suite, folder, from])
  const security = `deb ${from}-security ${suite}-security main\n`
  await appendFile(join(folder, "etc/apt/sources.list"), `deb ${from} ${suite}-updates main\n${security}`)
  const proxies = (await must("apt-config", ["dump"])).split("\n").filter((line) => /::Proxy /.test(line))
  await writeFile(join(folder, "etc/apt/apt.conf.d/99proxies"), proxies.join("\n"))
  await copyNode(folder)
  await copyNetwork(folder)
}

/** Node and npm as this machine has them, without those that npm ci brings. */
const copyNode = async (folder: string) => {
  const path = ownPath().join(":")
  const [node, npm] = [onPath("node", path), onPath("npm", path)]
  if (node === undefined || npm === undefined) throw new Error("This machine has no Node and npm of its own to copy.")
  const bin = join(folder, "usr/local/bin")
  await cp(await realpath(node), join(bin, "node"))
  await cp(dirname(dirname(await realpath(npm))), join(folder, "usr/local/lib/node_modules/npm"), { recursive: true })
  for (const name of ["npm", "npx"]) await symlink(`../lib/node_modules/npm/bin/${name}-cli.js`, join(bin, name))
}

/** Names of hosts, certificates, and where npm finds packages. */
const copyNetwork = async (folder: string) => {
  const certificates = "/etc/ssl/certs/ca-certificates.crt"
  const npmrc = (name: string) => must("npm", ["config", "get", name])
  const files = [
    ["/etc/resolv.conf", "/etc/resolv.conf"],
    ["/etc/hosts", "/etc/hosts"],
    [certificates, certificates],
    [await npmrc("globalconfig"), "/usr/local/etc/npmrc"],
    [await npmrc("userconfig"), "/root/.npmrc"],
  ] as const
  for (const [from, to] of files) {
    if (!existsSync(from)) continue
    await mkdir(dirname(join(folder, to)), { recursive: true })
    await writeFile(join(folder, to), await readFile(from))
  }
}

/** What is mounted and started inside is gone when the command has ended: both are in namespaces of its own. */
const inside = `
mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && mount -t sysfs sysfs "$0/sys" || exit 1
root=$0; command=$1; shift
exec chroot "$root" env -i "$@" sh -c "cd /root/fakham && $command"`

/** A copy of a Debian that has Node, npm and git; the first one is made. */
export const freshDebian = async (folder: string, original: string): Promise<BareMachine> => {
  if (!existsSync(join(original, "etc/debian_version"))) await makeDebian(original)
  await must("cp", ["--archive", "--reflink=auto", original, folder])
  await cloneInto(join(folder, "root/fakham"))
  const environment = [`PATH=${pathInside}`, "HOME=/root", ...networkSettings()]
  const namespaces = ["--mount", "--propagation", "private", "--pid", "--fork", "--kill-child"]
  return {
    run: (command) =>
      run("unshare", [...namespaces, "sh", "-c", inside, folder, command, ...environment], { aloud: true }),
  }
}
