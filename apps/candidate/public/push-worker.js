/* Shows pushes and opens what they are about. It has no fetch handler: nothing of the app goes through it or is kept. */

/** An address of this app, and of no other. */
function ownAddress(link) {
  try {
    const url = new URL(link, self.location.origin)
    return url.origin === self.location.origin ? url.href : self.location.origin
  } catch {
    return self.location.origin
  }
}

function noteOf(event) {
  try {
    return event.data.json()
  } catch {
    return {}
  }
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  const { title, body, tag, link } = noteOf(event)
  event.waitUntil(
    self.registration.showNotification(title || 'Tryka', {
      body: body || '',
      tag: tag || 'tryka',
      icon: new URL('favicon.svg', self.location).href,
      data: { link: link || '/' },
    }),
  )
})

/** The window that shows it already comes to the front; any other stays where it is, for it may hold something typed. */
async function open(address) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find(({ url }) => url === address)
  return shown ? shown.focus() : self.clients.openWindow(address)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { link } = event.notification.data || {}
  event.waitUntil(open(ownAddress(link || '/')))
})
