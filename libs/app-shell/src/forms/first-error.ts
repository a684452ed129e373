import { useEffect, useRef } from 'react'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The names of the fields that are wrong, `lines.0.reason` within a list. */
export const errorNames = (errors: object, path = ''): string[] =>
  Object.entries(errors).flatMap(([key, value]) => {
    if (!isRecord(value)) return []
    const name = path + key
    return typeof value['message'] === 'string' ? [name] : errorNames(value, `${name}.`)
  })

const CONTROLS = 'input, select, textarea, button'

/** Moves to what stands first on the screen: a field may have joined the form after those below it. */
export function focusFirst(ids: readonly string[]): void {
  const [first] = ids
    .flatMap((id) => document.getElementById(id) ?? [])
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  const control = first?.matches(CONTROLS) ? first : first?.querySelector<HTMLElement>(CONTROLS)
  control?.focus()
}

/** After a refused attempt, once the faults are on the screen and so are read out with the field. Only an attempt moves the focus. */
export function useFocusOnFault(attempt: number, ids: readonly string[]): void {
  const answered = useRef(0)
  useEffect(() => {
    if (answered.current === attempt) return
    answered.current = attempt
    focusFirst(ids)
  }, [attempt, ids])
}
