import type { AnyStateNode } from "xstate"
import { labelOf, transitionsOf } from "./transitions.ts"

/** A state on the drawing; `x` and `y` are those of the whole drawing. */
export type Box = {
  readonly node: AnyStateNode
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly inner: ReadonlyArray<Box>
}

const letter = 6.6
const padding = 14
const titleHeight = 24
const leafHeight = 30
const columnGap = 150
const rowGap = 34

export const widthOf = (text: string): number => Math.ceil(text.length * letter)

type Placed = Omit<Box, "x" | "y"> & {
  readonly left: number
  readonly top: number
  readonly placed: ReadonlyArray<Placed>
}

/** A state and all that stands inside it, from the place where the drawing begins. */
export const boxOf = (node: AnyStateNode): Box => moved(placed(node, 0, 0), 0, 0)

const moved = ({ node, left, top, width, height, placed: within }: Placed, x: number, y: number): Box => ({
  node,
  x: x + left,
  y: y + top,
  width,
  height,
  inner: within.map((one) => moved(one, x + left, y + top)),
})

const placed = (node: AnyStateNode, left: number, top: number): Placed => {
  const states = Object.values<AnyStateNode>(node.states)
  const title = widthOf(labelOf(node)) + 2 * padding
  if (states.length === 0)
    return { node, left, top, width: Math.max(70, title), height: leafHeight, inner: [], placed: [] }
  const within = node.type === "parallel" ? stacked(states) : inColumns(node, states)
  const right = Math.max(...within.map((one) => one.left + one.width))
  const bottom = Math.max(...within.map((one) => one.top + one.height))
  // Ways back run below the states.
  const height = bottom + padding + (node.type === "parallel" ? 0 : rowGap)
  return { node, left, top, width: Math.max(right + padding, title), height, inner: [], placed: within }
}

const stacked = (states: ReadonlyArray<AnyStateNode>): ReadonlyArray<Placed> => {
  let top = titleHeight + padding
  return states.map((state) => {
    const one = placed(state, padding, top)
    top += one.height + padding
    return one
  })
}

/** Each column holds what the states of the one before it lead to. */
const inColumns = (parent: AnyStateNode, states: ReadonlyArray<AnyStateNode>): ReadonlyArray<Placed> => {
  let left = padding
  return columnsOf(parent, states).flatMap((column) => {
    let top = titleHeight + padding
    const within = column.map((state) => {
      const one = placed(state, left, top)
      top += one.height + rowGap
      return one
    })
    left += Math.max(...within.map(({ width }) => width)) + columnGap
    return within
  })
}

const columnsOf = (
  parent: AnyStateNode,
  states: ReadonlyArray<AnyStateNode>,
): ReadonlyArray<ReadonlyArray<AnyStateNode>> => {
  const nextOf = (state: AnyStateNode) =>
    withInner(state).flatMap((one) =>
      transitionsOf(one).flatMap(({ target }) => states.filter((sibling) => contains(sibling, target))),
    )
  const first = parent.initial?.target?.[0]
  const columns: Array<ReadonlyArray<AnyStateNode>> = []
  const seen = new Set<AnyStateNode>()
  const fill = (begin: ReadonlyArray<AnyStateNode>) => {
    let column = begin.filter((state) => !seen.has(state))
    while (column.length > 0) {
      for (const state of column) seen.add(state)
      columns.push(column)
      column = [...new Set(column.flatMap(nextOf))].filter((state) => !seen.has(state))
    }
  }
  fill(states.filter((state) => state === first))
  // What only the outside leads to begins a column of its own.
  fill(states)
  return sortStates(columns, nextOf)
}

type Columns = ReadonlyArray<ReadonlyArray<AnyStateNode>>

/** Puts each state where those of the column before it stand on average that lead to it, so that fewer ways cross. */
const sortStates = (columns: Columns, nextOf: (state: AnyStateNode) => ReadonlyArray<AnyStateNode>): Columns => {
  let before: ReadonlyArray<AnyStateNode> = []
  return columns.map((column) => {
    const heights = column.map((state, at) => {
      const from = before.flatMap((one, place) => (nextOf(one).includes(state) ? [place / before.length] : []))
      return from.length === 0 ? at / column.length : from.reduce((sum, place) => sum + place, 0) / from.length
    })
    const order = heights.map((height, at) => ({ height, at })).toSorted((one, other) => one.height - other.height)
    before = order.flatMap(({ at }) => column[at] ?? [])
    return before
  })
}

const withInner = (node: AnyStateNode): ReadonlyArray<AnyStateNode> => [
  node,
  ...Object.values<AnyStateNode>(node.states).flatMap(withInner),
]

const contains = (state: AnyStateNode, inner: AnyStateNode): boolean =>
  state === inner || state.path.every((name, at) => inner.path[at] === name)

/** Every box of a drawing, the outer ones first. */
export const boxesOf = (box: Box): ReadonlyArray<Box> => [box, ...box.inner.flatMap(boxesOf)]
