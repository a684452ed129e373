import type { DataSource } from 'typeorm'

/**
 * The server keeps the first; the second is for a server that is not there any more and never said so. A connection
 * that is not used is asked for a sign of life.
 */
export const POSTGRES_PATIENCE = {
  statement_timeout: 5_000,
  query_timeout: 6_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5_000,
}

interface Client {
  query(...args: unknown[]): unknown
  connection: { stream: { destroy(): void } }
}

/** The driver gives up the statement and keeps the connection, which nobody will ever hear from again: it goes too. */
function dropWhenSilent(client: Client): void {
  const send = client.query
  client.query = (...args) => {
    const sent = send.apply(client, args)
    if (sent instanceof Promise)
      sent.catch((error: Error) => {
        if (error.message === 'Query read timeout') client.connection.stream.destroy()
      })
    return sent
  }
}

/** An idle connection that PostgreSQL closes must not end the process, and a silent one must not stay in the pool. */
export function dropSilentConnections(source: DataSource): DataSource {
  const { master } = source.driver as unknown as { master: NodeJS.EventEmitter }
  const known = new WeakSet<Client>()
  master.on('error', () => undefined)
  master.on('acquire', (client: Client) => {
    if (known.has(client)) return
    known.add(client)
    dropWhenSilent(client)
  })
  return source
}
