import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import { PushBrowsers } from './push-browsers'
import type { PushSettings } from './push-sender'
import { PushSender } from './push-sender'
import { vapidKeys } from './vapid'

interface Deps extends Omit<PushSettings, 'keys'> {
  db: Database
  clock: Clock
  /** The keys by which push services know the server follow from it. */
  secret: string
}

/** Browsers that take pushes, and the way to them. */
export function createPush({ db, clock, secret, ...settings }: Deps) {
  const browsers = new PushBrowsers(db, clock)
  return { browsers, sender: new PushSender({ ...settings, keys: vapidKeys(secret), browsers, clock }) }
}
export type PushParts = ReturnType<typeof createPush>
