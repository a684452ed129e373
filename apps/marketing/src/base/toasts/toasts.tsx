import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'

const load = () => import('./toast-parts')
const Toasts = lazy(async () => ({ default: (await load()).Toasts }))

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
  useFirstF8()
  if (!near) return null
  return (
    <Suspense>
      <Toasts asked={isAsked} />
    </Suspense>
  )
}

/** F8 was pressed before the region was here. */
let isAsked = false

/** The key that moves to the notifications loads them, when nothing else did. */
function useFirstF8(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F8' || wanted) return
      isAsked = true
      prepareToasts()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
