const needed = 24
const running = Number(process.versions.node.split(".")[0])
if (running < needed) {
  console.error(
    `This needs Node ${needed}, and Node ${process.versions.node} is running. "npm ci" brings Node ${needed} along: run it first, and start the commands through npm.`,
  )
  process.exit(1)
}
