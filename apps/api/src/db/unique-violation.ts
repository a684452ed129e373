/** The driver's own code and words. The only place that knows them. */
function refusal(error: unknown): { code: unknown; message: string } {
  const outer = (error ?? {}) as { driverError?: unknown }
  const { code, message } = (outer.driverError ?? outer) as { code?: unknown; message?: unknown }
  return { code, message: String(message) }
}

/** True when a write was refused by a unique index. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, message } = refusal(error)
  return code === '23505' || (code === 'SQLITE_CONSTRAINT' && /UNIQUE constraint failed/.test(message))
}

/** True when a write named a row that is not there, or no longer. */
export function isForeignKeyViolation(error: unknown): boolean {
  const { code, message } = refusal(error)
  return code === '23503' || (code === 'SQLITE_CONSTRAINT' && /FOREIGN KEY constraint failed/.test(message))
}
