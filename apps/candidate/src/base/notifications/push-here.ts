import type { ApiClient } from '@tryka/api-client'
import { addPushBrowser, getPushKey, removePushBrowser } from '@tryka/domain'

/** Below the base of the app; written out, so that no screen loads the table of all bases. A spec holds the two together. */
export const WORKER = '/candidate-app/push-worker.js'

/** What this browser allows: nothing at all, nothing from this site, or a question that was not asked yet or answered. */
export type PushSupport = 'unsupported' | 'blocked' | 'open'

/** Looks, and asks nothing. */
export function pushSupport(): PushSupport {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isThere) return 'unsupported'
  return Notification.permission === 'denied' ? 'blocked' : 'open'
}

/** Said when a person answered the browser's question with no, or closed it. */
export class PushNotAllowed extends Error {}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

/** A subscription that was made for another key of the server is of no use any more. */
async function subscribe(worker: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) }
  try {
    return await worker.pushManager.subscribe(options)
  } catch (error) {
    const known = await worker.pushManager.getSubscription()
    if (!known) throw error
    await known.unsubscribe()
    return worker.pushManager.subscribe(options)
  }
}

/** Asks the person, then the browser, then tells the server. To be called by a press, never by itself. */
export async function turnPushOn(api: ApiClient): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushNotAllowed()
  const { key } = await api.call(getPushKey)
  await navigator.serviceWorker.register(WORKER)
  const worker = await navigator.serviceWorker.getRegistration(WORKER)
  if (!worker) throw new Error('The worker is gone')
  await isActive(worker)
  const { endpoint, keys } = (await subscribe(worker, key)).toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  await api.call(addPushBrowser, { body: { endpoint: endpoint ?? '', keys: { p256dh, auth } } })
}

/** Pushes are taken by a worker that runs. */
async function isActive({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting
  if (active || !worker) return
  await new Promise<void>((resolve) =>
    worker.addEventListener('statechange', () => worker.state === 'activated' && resolve()),
  )
}

/** The server forgets a browser; if it is this one, the browser does too. */
export async function turnPushOff(
  api: ApiClient,
  { id, current }: { id: string; current: boolean },
): Promise<void> {
  await api.call(removePushBrowser, { params: { id } })
  if (!current || pushSupport() === 'unsupported') return
  const worker = await navigator.serviceWorker.getRegistration(WORKER)
  await (await worker?.pushManager.getSubscription())?.unsubscribe()
}
