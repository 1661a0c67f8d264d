import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { text } from "node:stream/consumers"
import { listening } from "./listening.ts"
import type { ScriptedAnswer } from "./operator-that-says.ts"

/** An operator with one answer, that writes down what it is asked: `GET /api/cashs` with its query, and what was sent. */
export const recordingOperator = async ({ status = 200, body, headers }: ScriptedAnswer) => {
  const asked: Array<readonly [call: string, sent: unknown]> = []
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const sent = await text(request)
    asked.push([`${request.method} ${request.url}`, sent === "" ? undefined : JSON.parse(sent)])
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body))
  }
  const server = createServer((request, response) => void answer(request, response))
  return { asked, origin: await listening(server), stop: () => void server.close() }
}
