import { once } from "node:events"
import { createServer } from "node:http"
import { describe, expect, it, onTestFinished } from "vitest"
import { portProxy } from "./port-proxy.ts"

const serverThatSays = async (text: string) => {
  const server = createServer((_, answer) => answer.end(text)).listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  const port = typeof address === "object" ? address?.port : undefined
  const stop = async () => {
    server.close()
    server.closeAllConnections()
    await once(server, "close")
  }
  return { port, stop }
}

describe("a port that is kept", () => {
  it("leads to whichever server is there, and is dead while there is none", async () => {
    const proxy = await portProxy()
    onTestFinished(proxy.close)
    const ask = async () => (await fetch(proxy.origin)).text()
    await expect(ask()).rejects.toThrow()

    const first = await serverThatSays("first")
    proxy.leadTo(first.port)
    expect(await ask()).toBe("first")
    await first.stop()
    await expect(ask()).rejects.toThrow()

    const second = await serverThatSays("second")
    proxy.leadTo(second.port)
    expect(await ask()).toBe("second")
    await second.stop()
  })

  it("is cut in the middle of an answer, and leads on when it is told to", async () => {
    const server = createServer((_, answer) => answer.writeHead(200, { "content-length": "100" }).write("half"))
    server.listen(0, "127.0.0.1")
    await once(server, "listening")
    const address = server.address()
    const proxy = await portProxy()
    onTestFinished(async () => {
      await proxy.close()
      server.close()
    })
    proxy.leadTo(typeof address === "object" ? address?.port : undefined)
    const answer = await fetch(proxy.origin)
    proxy.cut()
    await expect(answer.text()).rejects.toThrow()
    await expect(fetch(proxy.origin)).rejects.toThrow()

    const other = await serverThatSays("other")
    proxy.leadTo(other.port)
    expect(await (await fetch(proxy.origin)).text()).toBe("other")
    await other.stop()
  })

  it("breaks off an answer that its server breaks off", async () => {
    const server = createServer((_, answer) => {
      answer.writeHead(200, { "content-length": "100" })
      answer.write("half")
      setImmediate(() => answer.destroy())
    }).listen(0, "127.0.0.1")
    await once(server, "listening")
    const address = server.address()
    const proxy = await portProxy()
    onTestFinished(async () => {
      await proxy.close()
      server.close()
    })
    proxy.leadTo(typeof address === "object" ? address?.port : undefined)

    await expect(fetch(proxy.origin).then((answer) => answer.text())).rejects.toThrow()
  })
})
