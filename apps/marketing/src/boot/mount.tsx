import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App, type Arrival } from '../app/app'
import { forgetQuestion, leaveQuestion } from '../base/early-question'
import { firstPage } from '../base/still'
import { api, links } from './settings'

/** Brings the prerendered page to life, or renders it when there is none; settles once the page can answer. */
export function mount(container: HTMLElement, arrival: Arrival | undefined): Promise<void> {
  return new Promise((resolve) => {
    const ready = () => {
      firstPage.keepsHtml = false
      forgetQuestion()
      resolve()
    }
    const tree = (
      <BrowserRouter>
        <App api={api} links={links} arrival={arrival} onReady={ready} />
      </BrowserRouter>
    )
    if (!container.firstElementChild) return createRoot(container).render(tree)
    firstPage.keepsHtml = true
    leaveQuestion()
    hydrateRoot(container, tree, {
      onRecoverableError: (error) => console.error('The page differs from its prerendered form:', error),
    })
  })
}
