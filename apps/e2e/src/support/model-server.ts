import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ModelAnswer = (response: ServerResponse) => void

const event = (data: object | string) => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`
const piece = (content: string, finish: string | null = null) =>
  event({ choices: [{ delta: { content }, finish_reason: finish }] })

/** A reply that begins and does not end. */
export const begins =
  (text: string): ModelAnswer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(piece(text))
  }

/** A reply to its end. */
export const says =
  (text: string): ModelAnswer =>
  (response) => {
    begins(text)(response)
    response.end(piece('', 'stop') + event('[DONE]'))
  }

/** A reply whose connection is gone in the middle. */
export const breaksOff =
  (text: string): ModelAnswer =>
  (response) => {
    begins(text)(response)
    response.destroy()
  }

export const refuses =
  (status: number): ModelAnswer =>
  (response) =>
    void response.writeHead(status).end('{}')

/** A language model as a deployment may have one, that answers each call as it was told last. */
export async function startModel() {
  const state = { answer: refuses(503), asked: 0 }
  const open = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    state.asked += 1
    open.add(response)
    response.once('close', () => open.delete(response))
    // Only what was heard whole is answered.
    request.resume().once('end', () => state.answer(response))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    baseUrl: `http://${host}/v1`,
    answers: (next: ModelAnswer) => void (state.answer = next),
    /** Calls so far, and those that are still open. */
    asked: () => state.asked,
    open: () => open.size,
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
export type ModelServer = Awaited<ReturnType<typeof startModel>>
