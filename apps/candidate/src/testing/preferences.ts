import { DEFAULT_KINDS, QUIET_PRESET, type DeliveryPreferences, type PushBrowser } from '@tryka/domain'

/** What an account that never chose is told. */
export const buildPreferences = (over: Partial<DeliveryPreferences> = {}): DeliveryPreferences => ({
  kinds: DEFAULT_KINDS,
  quietHours: QUIET_PRESET,
  timeZone: null,
  zone: 'Asia/Kolkata',
  showDetails: false,
  muted: [],
  ...over,
})

/** A browser that takes pushes. */
export const buildPushBrowser = (over: Partial<PushBrowser> = {}): PushBrowser => ({
  id: '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5c',
  label: 'Firefox on Linux',
  state: 'active',
  current: false,
  createdAt: '2025-01-08T10:00:00.000Z',
  lastOkAt: null,
  ...over,
})
