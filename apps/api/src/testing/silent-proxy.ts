import type { AddressInfo, Socket } from 'node:net'
import { connect, createServer } from 'node:net'

export interface SilentProxy {
  port: number
  /** From here on no byte passes, and nobody is told: a cut cable. Connections of now never speak again. */
  goSilent(): void
  /** New connections work; the old ones stay silent. */
  takeNew(): void
  close(): Promise<void>
}

/** Stands before a server on this machine. */
export async function openSilentProxy(serverPort: number): Promise<SilentProxy> {
  const sockets = new Set<Socket>()
  let era = 0
  let silent = false
  const server = createServer((client) => {
    const born = silent ? -1 : era
    const upstream = connect(serverPort, '127.0.0.1')
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      const heard = () => born === era
      from.on('error', () => undefined)
      from.on('data', (data) => heard() && to.write(data))
      from.on('close', () => {
        sockets.delete(from)
        if (heard()) to.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    goSilent() {
      silent = true
      era += 1
    },
    takeNew() {
      silent = false
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
