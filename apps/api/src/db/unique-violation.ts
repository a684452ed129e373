/** True when a write was refused by a unique index. The only place that knows the drivers' codes. */
export function isUniqueViolation(error: unknown): boolean {
  const outer = (error ?? {}) as { driverError?: unknown }
  const { code, message } = (outer.driverError ?? outer) as { code?: unknown; message?: unknown }
  if (code === '23505') return true
  return code === 'SQLITE_CONSTRAINT' && /UNIQUE constraint failed/.test(String(message))
}
