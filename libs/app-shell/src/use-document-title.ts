import { useEffect } from 'react'
import { BRAND } from '@tryka/domain'

/** Names the page in the tab and in history: `Access Requests | Tryka Admin`. */
export function useDocumentTitle(title: string, suffix: string = BRAND.name, between = ' | '): void {
  useEffect(() => {
    document.title = `${title}${between}${suffix}`
  }, [title, suffix, between])
}
