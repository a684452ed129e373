import { useSyncExternalStore } from 'react'

const STORED = 'tryka-single-keys'
const listeners = new Set<() => void>()
/** What holds where nothing can be stored. */
let chosen = true

/** Whether keys without a modifier act; speech input and a resting hand press them by accident. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'off'
  } catch {
    return chosen
  }
}

function setSingleKeys(isOn: boolean): void {
  chosen = isOn
  try {
    if (isOn) localStorage.removeItem(STORED)
    else localStorage.setItem(STORED, 'off')
  } catch {
    // Storage is full or forbidden; the choice then lasts as long as the page.
  }
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The choice of this device, and how to change it. */
export const useSingleKeys = () => [useSyncExternalStore(subscribe, areSingleKeysOn), setSingleKeys] as const
