import { Suspense, useEffect } from 'react'
import { LinksProvider, type Links } from '@tryka/app-shell'
import { SiteHeader } from './header/site-header'

interface LoneHeaderProps {
  links: Links
  /** Called once, when the menu and the theme can answer. */
  onReady?: () => void
}

/** The head of the site by itself, above a page that somebody else draws and nobody draws again. */
export const LoneHeader = ({ links, onReady }: LoneHeaderProps) => (
  <LinksProvider links={links}>
    <Suspense>
      <SiteHeader frame="site" />
      <Ready onReady={onReady} />
    </Suspense>
  </LinksProvider>
)

function Ready({ onReady }: Pick<LoneHeaderProps, 'onReady'>) {
  useEffect(() => onReady?.(), [onReady])
  return null
}
