import { AppError } from '../app-error'

const FULL = new Set(['SQLITE_FULL', '53100', 'ENOSPC'])
const UNREACHABLE = new Set([
  'SQLITE_BUSY',
  'SQLITE_LOCKED',
  'SQLITE_READONLY',
  'SQLITE_IOERR',
  'SQLITE_CANTOPEN',
  'SQLITE_INTERRUPT',
  // Ours: the process is about to end.
  'SQLITE_UNUSABLE',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  // PostgreSQL: shutting down, starting up, too many connections, statement timeout, read-only, serialisation, deadlock, waited too long for a row.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '57014',
  '25006',
  '40001',
  '40P01',
  '55P03',
])
const POOL =
  /timeout exceeded when trying to connect|Connection terminated|Connection ended unexpectedly|Query read timeout/
const REDIS = /^(MaxRetriesPerRequestError|AbortError)$|Connection is closed|Command timed out/

interface DriverError {
  code?: unknown
  name?: unknown
  message?: unknown
  driverError?: unknown
}

export const storageFull = (): AppError =>
  new AppError(507, 'STORAGE_FULL', 'We cannot store anything right now. Please try again later.')

/** 507 when the disk is full, 503 when the database or Redis cannot answer now; `undefined` for anything else. */
export function storageProblem(error: unknown): AppError | undefined {
  const outer = (error ?? {}) as DriverError
  const inner = (outer.driverError ?? outer) as DriverError
  const code = String(inner.code ?? '')
  if (FULL.has(code)) return storageFull()
  const text = `${String(inner.message ?? '')}`
  if (UNREACHABLE.has(code) || POOL.test(text) || REDIS.test(String(inner.name)) || REDIS.test(text))
    return new AppError(
      503,
      'STORAGE_UNAVAILABLE',
      'We cannot reach our data right now. Please try again in a moment.',
      {
        'retry-after': '5',
      },
    )
  return undefined
}

/** For a note that may be missed: who only reads goes on when nothing can be stored; who writes is told by that write. */
export const unlessStorage = (error: unknown): void => {
  if (!storageProblem(error)) throw error
}

export const isStorageFull = (error: unknown): boolean => storageProblem(error)?.status === 507
