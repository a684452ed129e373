import {
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'

/** Passes a request on to a port of this machine, as a gateway does; a stream ends there when it ends here. */
export function passOn(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url, headers } = request
  const passed = ask({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  passed.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()))
  response.on('close', () => passed.destroy())
  request.pipe(passed)
}

/** Begins to listen; the answer ends every connection. */
export async function listening(server: Server, port: number): Promise<() => Promise<void>> {
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return () =>
    new Promise((done) => {
      server.closeAllConnections()
      server.close(() => done())
    })
}

/** A gateway before several processes: each request goes to the next one, whoever sends it. */
export function balance(port: number, ports: readonly number[]): Promise<() => Promise<void>> {
  let turn = 0
  return listening(
    createServer((request, response) => passOn(request, response, ports[turn++ % ports.length] ?? port)),
    port,
  )
}
