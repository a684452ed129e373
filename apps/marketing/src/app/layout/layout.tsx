import { SkipLink } from '@tryka/ui'
import { Suspense, useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { PageBoundary } from '../page-boundary'
import type { Frame } from '../routes'
import { still } from '../still'
import { ToastsWhenWanted } from '../toasts'
import { SiteHeader } from './site-header'
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
  useOwnLinks()

  return (
    <>
      {frame !== 'bare' && <SkipLink />}
      <Suspense>
        {frame !== 'bare' && <SiteHeader frame={frame} />}
        <PageBoundary resetKey={pathname}>
          {children}
          <Ready onReady={onReady} />
        </PageBoundary>
        {frame !== 'bare' && <SiteFooter />}
      </Suspense>
      <ToastsWhenWanted />
    </>
  )
}

/** Its effect runs when the page beside it is there and answers. */
function Ready({ onReady }: { onReady?: () => void }) {
  useEffect(() => onReady?.(), [onReady])
  return null
}
