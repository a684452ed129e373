import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from '../app/app'
import { forgetQuestion, leaveQuestion } from '../app/early-question'
import { firstPage } from '../app/still'
import { api, links } from './settings'

/** Brings the prerendered page to life, or renders it when there is none; settles once the page can answer. */
export function mount(container: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const ready = () => {
      firstPage.keepsHtml = false
      forgetQuestion()
      resolve()
    }
    const tree = (
      <BrowserRouter>
        <App api={api} links={links} onReady={ready} />
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
