import { hydrateRoot } from 'react-dom/client'
import { LoneHeader } from '../app/layout/lone-header'
import { firstPage } from '../base/still'
import { links } from './settings'

/** Brings the head of a drawn page to life; what stands below it stays as it is. */
export function wakeHeader(container: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    firstPage.keepsHtml = true
    const ready = () => {
      firstPage.keepsHtml = false
      resolve()
    }
    hydrateRoot(container, <LoneHeader links={links} onReady={ready} />, {
      onRecoverableError: (error) => console.error('The head differs from its prerendered form:', error),
    })
  })
}
