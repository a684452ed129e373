import { askEarly } from './base/early-question'
import { routeOf } from './app/routes'
import { onFirstInteraction, whenIdle } from './boot/first-interaction'
import '@tryka/ui/tokens.css'
import '@tryka/ui/fonts.css'
import './app/fallback-fonts.css'

const root = document.getElementById('root')

/** The page's own chunk and the app arrive side by side. */
async function start(container: HTMLElement): Promise<void> {
  const route = routeOf(location.pathname)
  const [{ mount }, Page] = await Promise.all([import('./boot/mount'), route?.load()])
  await mount(container, route && Page && { route, Page })
}

/** The form of this page names the place where this tab keeps what was typed into it. */
function hasDraft(): boolean {
  const place = document.querySelector<HTMLElement>('[data-draft]')?.dataset['draft']
  try {
    return place !== undefined && place in sessionStorage
  } catch {
    return false
  }
}

if (root?.firstElementChild) {
  onFirstInteraction(() => start(root), hasDraft())
  whenIdle(() => void askEarly(import.meta.env['VITE_API_URL']))
} else if (root) void start(root)
