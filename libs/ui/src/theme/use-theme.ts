import { useSyncExternalStore } from 'react'
import { THEME_STORAGE_KEY } from './theme-script'

/** The two themes. */
export type Theme = 'light' | 'dark'

const DARK = '(prefers-color-scheme: dark)'
const listeners = new Set<() => void>()
const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark'
const notify = () => listeners.forEach((listener) => listener())

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (isTheme(chosen)) return chosen
  return typeof window.matchMedia === 'function' && window.matchMedia(DARK).matches ? 'dark' : 'light'
}

function followOtherTab(event: StorageEvent) {
  if (event.key !== THEME_STORAGE_KEY) return
  if (isTheme(event.newValue)) document.documentElement.dataset.theme = event.newValue
  else delete document.documentElement.dataset.theme
  notify()
}

function subscribe(listener: () => void) {
  const system = typeof window.matchMedia === 'function' ? window.matchMedia(DARK) : undefined
  listeners.add(listener)
  system?.addEventListener('change', listener)
  window.addEventListener('storage', followOtherTab)
  return () => {
    listeners.delete(listener)
    system?.removeEventListener('change', listener)
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab)
  }
}

function setTheme(theme: Theme) {
  document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(THEME_STORAGE_KEY, theme)
  } catch {
    // Storage may be full or forbidden; the choice then lasts as long as the page.
  }
  notify()
}

/** The theme in force and how to change it. On the server it reads as light; styling never depends on it. */
export function useTheme() {
  const theme = useSyncExternalStore(subscribe, currentTheme, (): Theme => 'light')
  const toggleTheme = () => setTheme(theme === 'dark' ? 'light' : 'dark')
  return { theme, setTheme, toggleTheme }
}
