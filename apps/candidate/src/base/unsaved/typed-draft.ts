import { useCallback, useEffect, useRef, useState } from 'react'
import { useKeptOwner } from '../place/kept-owner'
import { attempt, KEPT_MS, keptKey } from './kept'

const keyOf = (owner: string, slot: string): string => keptKey('typed', owner, slot)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** True for what has the shape of the beginning: a draft of an older form is not taken up. */
const isLike = (value: unknown, start: unknown): boolean =>
  isRecord(start)
    ? isRecord(value) && Object.keys(start).every((key) => key in value)
    : typeof value === typeof start && Array.isArray(value) === Array.isArray(start)

function keptIn<T>(key: string, start: T): T | undefined {
  return attempt((storage) => {
    const found: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    if (!isRecord(found)) return undefined
    if (Date.now() - Number(found['at']) < KEPT_MS && isLike(found['value'], start))
      return found['value'] as T
    storage.removeItem(key)
    return undefined
  })
}

function moveText(storage: Storage, from: string, to: string): void {
  const text = storage.getItem(from)
  if (text !== null) storage.setItem(to, text)
  storage.removeItem(from)
}

/** Takes up what was typed in another browser, unless something newer is kept here. */
export const adoptTyped = (owner: string, slot: string, typed: { at: number; value: unknown }): void =>
  void attempt((storage) => {
    const key = keyOf(owner, slot)
    const found: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    if (!isRecord(found) || Number(found['at']) < typed.at) storage.setItem(key, JSON.stringify(typed))
  })

/** The place of a draft in this browser, and what it held at first; without a slot nothing is kept. */
export function useTypedSlot<T>(slot: string | undefined, begun: T) {
  const owner = useKeptOwner()
  const key = slot === undefined ? undefined : keyOf(owner, slot)
  const [kept] = useState(() => (key === undefined ? undefined : keptIn(key, begun)))
  const keep = useCallback(
    (value: T) => {
      if (key === undefined) return
      attempt((storage) => {
        if (JSON.stringify(value) === JSON.stringify(begun)) storage.removeItem(key)
        else storage.setItem(key, JSON.stringify({ at: Date.now(), value }))
      })
    },
    [key, begun],
  )
  const forget = useCallback(() => {
    if (key !== undefined) attempt((storage) => storage.removeItem(key))
  }, [key])
  // What it belongs to may get another version while somebody types: the draft goes along.
  const last = useRef(slot)
  useEffect(() => {
    const from = last.current
    last.current = slot
    if (from !== undefined && slot !== undefined && from !== slot)
      attempt((storage) => moveText(storage, keyOf(owner, from), keyOf(owner, slot)))
  }, [slot, owner])
  return { kept, keep, forget }
}

/**
 * What is typed, kept in this browser with every change, so that a reload, a closed tab or a lost session takes nothing.
 * It is gone from there once it is as it began, or when `forget` says that it was sent or given up.
 */
export function useTypedDraft<T>(slot: string, start: T) {
  const [begun] = useState(start)
  const { kept, keep, forget: clear } = useTypedSlot(slot, begun)
  const [value, setValue] = useState(kept ?? begun)
  const forgotten = useRef(false)

  useEffect(() => {
    if (!forgotten.current) keep(value)
  }, [keep, value])

  const forget = useCallback(() => {
    forgotten.current = true
    clear()
  }, [clear])
  const change = useCallback((next: T | ((now: T) => T)) => {
    forgotten.current = false
    setValue(next)
  }, [])
  return {
    value,
    change,
    forget,
    /** True when it began with what was typed earlier. */
    restored: kept !== undefined,
    dirty: JSON.stringify(value) !== JSON.stringify(begun),
  }
}
