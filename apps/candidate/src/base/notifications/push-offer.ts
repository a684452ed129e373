import { useSyncExternalStore } from 'react'
import { attempt } from '../unsaved/kept'
import { pushSupport } from './push-here'

/** This browser was offered push once; it is not asked again, whatever the answer was. */
const OFFERED = 'tryka:push-offered'

let isOpen = false
const watchers = new Set<() => void>()

function show(open: boolean): void {
  isOpen = open
  for (const watch of watchers) watch()
}

const isUndecided = (): boolean => pushSupport() === 'open' && Notification.permission === 'default'

/** After an application was sent there is an answer to wait for: the one moment in which push is offered, once. */
export function offerPush(): void {
  if (!isUndecided()) return
  const isFirst = attempt((storage) => {
    if (storage.getItem(OFFERED) !== null) return false
    storage.setItem(OFFERED, 'yes')
    return true
  })
  if (isFirst) show(true)
}

export const endPushOffer = (): void => show(false)

/** Whether the offer is open. A page that is loaded anew has none. */
export const usePushOffer = (): boolean =>
  useSyncExternalStore(
    (watch) => {
      watchers.add(watch)
      return () => watchers.delete(watch)
    },
    () => isOpen,
  )
