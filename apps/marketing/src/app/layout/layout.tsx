import { Suspense, useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { SkipLink } from '@tryka/ui'
import { PageBoundary } from '../page-boundary'
import type { Frame } from '../route'
import { still } from '../../base/still'
import { ToastsWhenWanted } from '../../base/toasts/toasts'
import { SiteHeader } from './header/site-header'
import { useOwnLinks } from './use-own-links'
import { usePageMeta } from './use-page-meta'
import { useSectionScroll } from './use-section-scroll'

interface LayoutProps {
  frame: Frame
  children: ReactNode
  onReady?: () => void
}

const SiteFooter = still(() => import('./site-footer').then((module) => module.SiteFooter))

/** Head and foot of every page, chosen by the route's frame, with the page between them. */
export function Layout({ frame, children, onReady }: LayoutProps) {
  const { pathname } = useLocation()
  usePageMeta(pathname)
  useSectionScroll()

  return (
    <>
      {frame !== 'bare' && <SkipLink />}
      <Suspense>
        {frame !== 'bare' && <SiteHeader frame={frame} />}
        <PageBoundary resetKey={pathname}>
          {children}
          <Alive onReady={onReady} />
        </PageBoundary>
        {frame !== 'bare' && <SiteFooter />}
      </Suspense>
      <ToastsWhenWanted />
    </>
  )
}

/** Its effects run when the page beside it is there and answers; until then links are the browser's. */
function Alive({ onReady }: { onReady?: () => void }) {
  useOwnLinks()
  useEffect(() => onReady?.(), [onReady])
  return null
}
