import { ConfigError } from './environment'
import { CredentialsRefused } from './features/admin/admins'
import { LogRefused } from './services/transparency-log/log.errors'

interface SystemError {
  code?: string
  port?: number
  address?: string
  message?: string
  path?: string
}

/** Why a start failed, as a sentence that says what to do; a stack only where nobody can know better. */
export function startFailure(error: unknown): string {
  if (error instanceof ConfigError) return error.problems.join('\n')
  if (error instanceof LogRefused) return error.message
  if (error instanceof CredentialsRefused) return `The first administrator was refused: ${error.message}`
  const { code, port, address, path, message } = (error ?? {}) as SystemError
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${address} is in use: stop what uses it, or choose another with PORT.`
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} may not be used by this user: choose one from 1024 on with PORT.`
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${address}: check HOST.`
  if (code === 'ENOTFOUND' && port === undefined && address === undefined)
    return `A host name was not found: ${message}.`
  if ((code === 'EACCES' || code === 'EROFS' || code === 'EPERM') && path)
    return `${path} may not be written by this user: check DATA_DIR.`
  if (code === 'SQLITE_CANTOPEN')
    return 'The database file could not be opened: check DATABASE_URL and DATA_DIR.'
  if (code === 'SQLITE_NOTADB') return 'The file named by DATABASE_URL is not an SQLite database.'
  if (code === 'ECONNREFUSED' || code === 'ETIMEDOUT' || /timeout expired/i.test(String(message)))
    return `The database did not answer (${address ?? 'no address'}:${port ?? ''}): check DATABASE_URL, and that it runs.`
  if (code === '28P01' || code === '28000')
    return 'The database refused the user or the password in DATABASE_URL.'
  if (code === '3D000') return `The database does not exist: ${message}.`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
