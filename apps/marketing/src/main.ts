import { askEarly } from './app/early-question'
import { routeOf } from './app/routes'
import { onFirstInteraction, whenIdle } from './boot/first-interaction'
import '@tryka/ui/tokens.css'
import '@tryka/ui/fonts.css'
import './app/fallback-fonts.css'

const root = document.getElementById('root')

/** The page's own chunk and the app arrive side by side. */
async function start(container: HTMLElement): Promise<void> {
  const [{ mount }] = await Promise.all([import('./boot/mount'), routeOf(location.pathname)?.load()])
  await mount(container)
}

if (root?.firstElementChild) {
  onFirstInteraction(() => start(root))
  whenIdle(() => void askEarly(import.meta.env['VITE_API_URL']))
} else if (root) void start(root)
