import '@tryka/ui/tokens.css'
import '@tryka/ui/fonts.css'
import { createRoot } from 'react-dom/client'
import { createApiClient } from '@tryka/api-client'
import { linksFrom } from '@tryka/app-shell'
import { App } from './app/app'
import { createStepUp } from './features/session/factors/step-up'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to draw into')

const stepUp = createStepUp()

createRoot(root).render(
  <App
    client={createApiClient({ baseUrl: import.meta.env.VITE_API_URL, fetch: stepUp.fetch })}
    stepUp={stepUp}
    links={linksFrom(import.meta.env)}
  />,
)
