import { lazy, Suspense, useSyncExternalStore } from 'react'

const load = () => import('./toast-parts')
const Toasts = lazy(async () => ({ default: (await load()).Toaster }))

let wanted = false
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Loads the notification region; called when a form that can speak comes near. */
export function prepareToasts(): void {
  if (wanted) return
  wanted = true
  listeners.forEach((listener) => listener())
}

/** Says how an action ended, loading the toasts first if need be. */
export const say = {
  async success(title: string, text?: string): Promise<void> {
    prepareToasts()
    ;(await load()).notify.success(title, text)
  },
  async failure(title: string, text?: string): Promise<void> {
    prepareToasts()
    ;(await load()).notify.failure(title, text)
  },
}

/** The notification region, once something wants it. */
export function ToastsWhenWanted() {
  const near = useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  )
  if (!near) return null
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  )
}
