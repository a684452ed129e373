import { onFirstInteraction } from './boot/first-interaction'

/** The script of pages that the API draws in the frame of the site: their head comes to life, and nothing else. */
const header = document.getElementById('site-header')

if (header)
  onFirstInteraction(async () => {
    const { wakeHeader } = await import('./boot/wake-header')
    await wakeHeader(header)
  })
