import { root } from "../commands/run.ts"
import { prepareRelease } from "./prepare-release.ts"

try {
  const version = await prepareRelease(root, process.argv[2] ?? "", new Date().toISOString().slice(0, 10))
  console.log(`Everything is of version ${version}. Read what CHANGELOG.md says of it, then:

  npm test && git commit --all --message "Release ${version}" && git tag --annotate v${version} --message v${version}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
