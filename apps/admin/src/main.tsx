import '@tryka/ui/tokens.css'
import '@tryka/ui/fonts.css'
import { createRoot } from 'react-dom/client'
import { createApiClient } from '@tryka/api-client'
import { linksFrom } from '@tryka/app-shell'
import { App } from './app/app'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to draw into')

createRoot(root).render(
  <App
    client={createApiClient({ baseUrl: import.meta.env.VITE_API_URL })}
    links={linksFrom(import.meta.env)}
  />,
)
