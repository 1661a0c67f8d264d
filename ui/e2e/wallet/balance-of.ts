import { expect, type Page, type WebSocket } from "@playwright/test"
import { callOperator } from "../testing/call.ts"

type Way = { readonly method: string; readonly payees: ReadonlyArray<{ readonly bankId: string }> }

/** A player's money, as it reaches the page and as they have some transferred. */
export const balanceOf = (page: Page) => {
  return {
    /** The connection of the page over which its player's money is told, once it is; asked for before the page is opened. */
    line: () =>
      new Promise<WebSocket>((resolve) => {
        page.on("websocket", (socket) => {
          if (!socket.url().includes("/app/")) return
          socket.on("framereceived", ({ payload }) => {
            if (String(payload).includes("subscription_succeeded")) resolve(socket)
          })
        })
      }),
    /** Asks to transfer 500 baht; what really has to arrive has satang of its own. */
    askToTransfer: async () => {
      const ways = await callOperator<ReadonlyArray<Way>>(page, "GET", "/api/deposits.methods")
      const bankId = ways.find(({ method }) => method === "fast")?.payees[0]?.bankId
      return callOperator<{ readonly id: string; readonly prepareAmount: number }>(
        page,
        "POST",
        "/api/deposits.fast.create",
        {
          amount: 500,
          bankId,
        },
      )
    },
    holds: (amount: string) => expect(page.getByRole("main")).toContainText(amount),
  }
}
