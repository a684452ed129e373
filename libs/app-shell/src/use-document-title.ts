import { BRAND } from '@tryka/domain'
import { useEffect } from 'react'

/** Names the page in the tab and in history: `Access Requests | Tryka Admin`. */
export function useDocumentTitle(title: string, suffix: string = BRAND.name): void {
  useEffect(() => {
    document.title = `${title} | ${suffix}`
  }, [title, suffix])
}
