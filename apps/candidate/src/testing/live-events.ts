import type { LiveEvent } from '@tryka/domain'

/** A word of the stream about nothing in particular. */
export const buildLiveEvent = (over: Partial<LiveEvent> = {}): LiveEvent => ({
  id: 'one-2',
  place: 'demo',
  topics: ['applications'],
  changeId: null,
  unread: { messages: 0, notifications: 0 },
  waiting: { applications: 0, interviews: 0 },
  ...over,
})
