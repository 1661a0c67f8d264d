import type { AnyStateMachine, AnyStateNode } from "xstate"
import { type Box, boxesOf, boxOf, widthOf } from "./layout.ts"
import { labelOf, transitionsOf } from "./transitions.ts"

const margin = 10
const lineHeight = 14

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")

const style = [
  "text{font:11px ui-sans-serif,system-ui,sans-serif;fill:#1b1f24}",
  ".state{fill:#f6f8fa;stroke:#57606a}",
  ".first{stroke-width:2.5}",
  ".final{stroke-dasharray:4 2}",
  ".outer{fill:none;stroke:#afb8c1}",
  ".way{fill:none;stroke:#0969da}",
  ".on{fill:#0a3069;font-size:9.5px;paint-order:stroke;stroke:#fff;stroke-width:3px;text-anchor:middle}",
].join("")

/** The chart of a machine as a drawing: states in the order in which they lead to each other, and what leads there. */
export const chartOf = (machine: AnyStateMachine): string => {
  const root = boxOf(machine.root)
  const boxes = boxesOf(root)
  const lines = anywhereOf(machine.root)
  const top = margin + lines.length * lineHeight + (lines.length === 0 ? 0 : 6)
  const width = Math.max(root.width, ...lines.map(widthOf)) + 2 * margin
  const height = root.height + top + margin
  const drawn = [
    ...boxes.map(drawnBox),
    ...waysOf(boxes),
    ...lines.map((line, at) => `<text x="0" y="${-(lines.length - at) * lineHeight + 4}">${escaped(line)}</text>`),
  ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="States of ${escaped(machine.id)}">`,
    `<style>${style}</style>`,
    `<defs><marker id="end" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0 0L8 4L0 8z" fill="#0969da"/></marker></defs>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<g transform="translate(${margin} ${top})">`,
    ...drawn,
    "</g>",
    "</svg>",
    "",
  ].join("\n")
}

/** What leads on from wherever the machine is. */
const anywhereOf = (root: AnyStateNode): ReadonlyArray<string> => {
  const ways = Map.groupBy(transitionsOf(root), ({ target }) => target)
  return [...ways].map(
    ([target, all]) => `anywhere: ${[...new Set(all.map(({ cause }) => cause))].join(", ")} → ${target.path.join(".")}`,
  )
}

const isFirst = (node: AnyStateNode) =>
  node.parent?.type === "compound" && (node.parent.initial.target?.includes(node) ?? false)

const drawnBox = ({ node, x, y, width, height, inner }: Box): string => {
  const kind = [
    inner.length > 0 ? "outer" : "state",
    isFirst(node) ? "first" : "",
    node.type === "final" ? "final" : "",
  ]
  const below = inner.length > 0 ? 16 : height / 2 + 4
  const at = inner.length > 0 ? `x="${x + 10}"` : `x="${x + width / 2}" text-anchor="middle"`
  return [
    `<rect class="${kind.filter(Boolean).join(" ")}" x="${x}" y="${y}" width="${width}" height="${height}" rx="6"/>`,
    `<text ${at} y="${y + below}">${escaped(labelOf(node))}</text>`,
  ].join("")
}

const waysOf = (boxes: ReadonlyArray<Box>): ReadonlyArray<string> => {
  const boxAt = new Map(boxes.map((box) => [box.node, box]))
  return boxes.flatMap((from) => {
    if (from.node.path.length === 0) return []
    const ways = Map.groupBy(transitionsOf(from.node), ({ target }) => target)
    return [...ways].flatMap(([target, all]) => {
      const to = boxAt.get(target)
      const causes = [...new Set(all.map(({ cause }) => cause))].filter((cause) => cause !== "")
      return to === undefined ? [] : [drawnWay(from, to, causes)]
    })
  })
}

const drawnWay = (from: Box, to: Box, causes: ReadonlyArray<string>): string => {
  const isAhead = to.x >= from.x + from.width
  const [path, x, y] = isAhead ? ahead(from, to) : back(from, to)
  const labels = causes.map(
    (cause, at) => `<text class="on" x="${x}" y="${y + (at - (causes.length - 1) / 2) * 11}">${escaped(cause)}</text>`,
  )
  return `<path class="way" d="${path}" marker-end="url(#end)"/>${labels.join("")}`
}

const half = (number: number) => Math.round(number / 2)

const ahead = (from: Box, to: Box): readonly [string, number, number] => {
  const [x1, y1, x2, y2] = [from.x + from.width, from.y + half(from.height), to.x, to.y + half(to.height)]
  const bend = half(x2 - x1)
  return [`M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`, half(x1 + x2), half(y1 + y2) - 4]
}

/** A way back, or to a neighbour of its column, runs below both. */
const back = (from: Box, to: Box): readonly [string, number, number] => {
  const [x1, y1] = [from.x + half(from.width) + 8, from.y + from.height]
  const [x2, y2] = [to.x + half(to.width) - 8, to.y + to.height]
  const low = Math.max(y1, y2) + 26 + half(Math.abs(x1 - x2) / 10)
  return [`M${x1} ${y1}C${x1} ${low} ${x2} ${low} ${x2} ${y2}`, half(x1 + x2), Math.round((y1 + y2 + 6 * low) / 8)]
}
