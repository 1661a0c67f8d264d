/**
 * All that a partner's page could try against the site that frames it, once each; then it works without end. A site
 * that holds shows nothing of it and keeps its player, money and page. What came of each try is said in the console too,
 * which can be read when the page answers nobody any more.
 */
const { site } = document.body.dataset
const goal = `${site}/game/logout`
const added = (name, attributes) => {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  document.body.append(made)
  return made
}
const post = (message) => window.parent.postMessage(message, "*")

const tries = {
  "navigates the top window": () => {
    window.top.location.href = goal
  },
  "follows a link in the top window": () => added("a", { href: goal, target: "_top" }).click(),
  "submits a form in the top window": () => added("form", { action: goal, target: "_top" }).submit(),
  "opens windows": () => {
    for (let at = 0; at < 20; at++) window.open(goal)
  },
  "asks with dialogs of the browser": () => {
    alert("Pay now")
    prompt("Your PIN")
  },
  "downloads a file": () => added("a", { href: "data:text/plain,harm", download: "harm.txt" }).click(),
  "reads the page around it": () => window.parent.document.body.textContent,
  "asks the operator as the player": () => fetch(`${site}/api/cashs`, { credentials: "include" }),
  "takes the whole screen": () => document.documentElement.requestFullscreen(),
  "posts messages that nobody agreed on": () => {
    const forged = [
      null,
      7,
      "fakham.game",
      [],
      { type: "fakham.game" },
      { type: "fakham.site", version: 1, event: "pause" },
    ]
    for (const message of forged) post(message)
    for (const event of ["won", "__proto__", "toString", 7, null]) post({ type: "fakham.game", version: 1, event })
    post({ type: "fakham.game", version: 2, event: "leaveAsked" })
    post({ type: "fakham.game", version: 1, event: "x".repeat(1_000_000) })
  },
  "posts messages in the name of another frame": () => {
    const inner = added("iframe", { srcdoc: "" })
    inner.contentWindow.eval('top.postMessage({ type: "fakham.game", version: 1, event: "leaveAsked" }, "*")')
  },
  "has the balance doubted without end": () => {
    for (let at = 0; at < 1_000; at++) post({ type: "fakham.game", version: 1, event: "balanceDoubted" })
  },
  "begins rounds that never end": () => {
    for (let at = 0; at < 100; at++) post({ type: "fakham.game", version: 1, event: "roundBegun" })
  },
  "fills the storage": () => {
    for (let at = 0; at < 1_000; at++) localStorage.setItem(`harm ${at}`, "x".repeat(100_000))
  },
}

post({ type: "fakham.game", version: 1, event: "ready" })
const say = (what) => {
  const line = document.createElement("li")
  line.textContent = what
  document.querySelector("#tried").append(line)
  console.info(what)
}
for (const [name, attempt] of Object.entries(tries)) {
  try {
    await attempt()
    say(name)
  } catch (error) {
    say(`${name}: ${error.name}`)
  }
}
setTimeout(() => {
  say("works without end")
  for (let turns = 0; ; turns++) if (turns < 0) break
}, 500)
