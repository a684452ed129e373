import { lazy, useState, type ComponentType } from 'react'

/** True while the prerendered page comes to life; `mount` sets it. */
export const firstPage = { keepsHtml: false }

const UNTOUCHED = { __html: '' }
const NO_BOX = { display: 'contents' } as const

/**
 * Content without behaviour. On a prerendered page its HTML stays as it is and its code is never fetched; when a visitor
 * comes from another page of the site, it is loaded and rendered like anything else.
 */
export function still(load: () => Promise<ComponentType>): ComponentType {
  const Content = lazy(async () => ({ default: await load() }))
  return function Still() {
    const [kept] = useState(firstPage.keepsHtml)
    if (kept) return <div style={NO_BOX} dangerouslySetInnerHTML={UNTOUCHED} suppressHydrationWarning />
    return (
      <div style={NO_BOX}>
        <Content />
      </div>
    )
  }
}
