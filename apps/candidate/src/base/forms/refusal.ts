import { useEffect, useState } from 'react'
import { ApiError } from '@tryka/api-client'

/** What the server says is wrong, by the path of the field that it names. */
export function refusedFields(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  try {
    const { errors } = JSON.parse(error.body) as { errors?: { path?: unknown; message?: unknown }[] }
    return Object.fromEntries((errors ?? []).map(({ path, message }) => [String(path), String(message)]))
  } catch {
    return {}
  }
}

/** What the server refused stands at its fields until the next attempt; the first of them takes the focus. */
export function useRefusal() {
  const [fields, setFields] = useState<Record<string, string>>({})
  useEffect(() => {
    if (Object.keys(fields).length === 0) return
    const wrong = document.querySelector<HTMLElement>('main [aria-invalid="true"]')
    wrong?.focus()
  }, [fields])
  return {
    of: (path: string): string => fields[path] ?? '',
    has: (paths: readonly string[]): boolean => paths.some((path) => fields[path]),
    set: setFields,
    clear: () => setFields({}),
  }
}
