import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type ModelAnswer = (response: ServerResponse, request: IncomingMessage) => void
interface Asked {
  authorization: string | undefined
  body: { model: string; stream?: boolean; messages: { role: string; content: string }[] }
}

const piece = (content: string, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: finish }] })}\n\n`

/** Begins an event stream as models do, and leaves it open. */
export function begin(response: ServerResponse, content = ''): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(piece(content))
}

/** A whole streamed reply, in pieces of a few letters, with what it says it used. */
export const streams =
  (reply: string, usage: unknown = { prompt_tokens: 700, completion_tokens: 90 }): ModelAnswer =>
  (response) => {
    begin(response)
    for (const part of reply.match(/[^]{1,17}/g) ?? []) response.write(piece(part))
    response.write(piece('', 'stop'))
    response.write(`data: ${JSON.stringify({ choices: [], usage })}\n\n`)
    response.end('data: [DONE]\n\n')
  }

export const status =
  (code: number, headers: Record<string, string> = {}): ModelAnswer =>
  (response) =>
    response.writeHead(code, headers).end('{}')

/** A model server that gives the answers in order, the last one for ever; it tells how many calls are open. */
export async function modelServer(...answers: ModelAnswer[]) {
  const asked: Asked[] = []
  const open = new Set<ServerResponse>()
  let left: () => void = () => undefined
  let came: () => void = () => undefined
  let given = answers
  const server = createServer(async (request, response) => {
    open.add(response)
    response.once('close', () => {
      open.delete(response)
      left()
    })
    const body = (await text(request)) || '{}'
    const at = asked.push({
      authorization: request.headers.authorization,
      body: JSON.parse(body) as Asked['body'],
    })
    ;(given[at - 1] ?? given.at(-1))?.(response, request)
    came()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    host: `127.0.0.1:${port}`,
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    open,
    /** From now on it answers so. */
    answer(...next: ModelAnswer[]) {
      asked.length = 0
      given = next
    },
    /** Settles when so many were asked. */
    async calls(count: number) {
      while (asked.length < count) await new Promise<void>((done) => (came = done))
    },
    /** Settles when no call is open any more. */
    async quiet() {
      while (open.size > 0) await new Promise<void>((done) => (left = done))
    },
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
export type ModelServer = Awaited<ReturnType<typeof modelServer>>
