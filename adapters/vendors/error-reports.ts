import * as v from "valibot"
import { writtenSettings } from "../browser/site/page-settings.ts"

type Frame = { readonly function: string; readonly file: string; readonly line: number; readonly column: number }
type Report = { readonly name: string; readonly route: string; readonly frames: ReadonlyArray<Frame> }

const Settings = v.object({ collectsErrors: v.literal(true) })
const mostOfAPage = 5

/** Whether the server takes errors of pages, as it wrote into the page. */
export const collectsErrors = (): boolean => v.is(Settings, writtenSettings())

/**
 * Where in the code an error, or the one that it was thrown for, happened; its message stays here, for it may quote what a
 * player typed.
 */
export const reportOf = (thrown: unknown, route: string): Report | undefined => {
  const error = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown
  if (!(error instanceof Error)) return undefined
  const frames = (error.stack ?? "").split("\n").flatMap((line) => {
    const [, called = "", file = "", row = "", column = ""] =
      /^(?:\s*at )?(.*?)[@( ]*https?:\/\/[^/\s]+(\/[^\s?#)]*):(\d+):(\d+)\)?$/.exec(line) ?? []
    return file === ""
      ? []
      : [{ function: called.trim().slice(0, 100), file, line: Number(row), column: Number(column) }]
  })
  return { name: /^\w{1,60}$/.test(error.name) ? error.name : "Error", route, frames: frames.slice(0, 30) }
}

const send = async (report: Report): Promise<void> => {
  const headers = { "content-type": "application/json" }
  // An error that cannot be told is not worth another one.
  await fetch("/errors", { method: "POST", headers, body: JSON.stringify(report), keepalive: true }).catch(
    () => undefined,
  )
}

/** Tells the server of the first errors that a page meets, and of those that it has met already. */
export const reportErrors = (routeNow: () => string, met: ReadonlyArray<unknown> = []): void => {
  let left = mostOfAPage
  const sendReport = (error: unknown) => {
    const report = reportOf(error, routeNow())
    if (report === undefined || left === 0) return
    left -= 1
    void send(report)
  }
  for (const error of met) sendReport(error)
  addEventListener("error", ({ error }) => sendReport(error))
  addEventListener("unhandledrejection", ({ reason }) => sendReport(reason))
}
