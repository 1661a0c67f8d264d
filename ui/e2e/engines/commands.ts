/** The commands of WebDriver that journeys use: Firefox takes them by name over Marionette, WebKit by path over HTTP. */
export const commands = {
  Navigate: "POST url",
  Refresh: "POST refresh",
  GetCurrentURL: "GET url",
  ExecuteScript: "POST execute/sync",
  ElementClick: "POST element/:id/click",
  ElementClear: "POST element/:id/clear",
  ElementSendKeys: "POST element/:id/value",
  SwitchToFrame: "POST frame",
  NewWindow: "POST window/new",
  SwitchToWindow: "POST window",
  GetWindowHandles: "GET window/handles",
  CloseWindow: "DELETE window",
  DeleteAllCookies: "DELETE cookie",
  TakeScreenshot: "GET screenshot",
  SetWindowRect: "POST window/rect",
} as const

type Parameters = Readonly<Record<string, unknown>>

/** A browser that obeys; an answer that is an error rejects. */
export type Engine = {
  readonly send: (command: keyof typeof commands, parameters?: Parameters) => Promise<unknown>
  /** The lines that the browser has written so far; what pages throw is among those of Firefox. */
  readonly console: ReadonlyArray<string>
  /** Where it saves files. */
  readonly downloads: string
  readonly close: () => Promise<void>
}

export const engineNames = ["firefox", "webkit"] as const
export type EngineName = (typeof engineNames)[number]
