import { useEffect } from 'react'

const BETWEEN = ' · '

/** Names the page in the tab as long as this stands, and leaves what the dashboard says behind its own name. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const before = document.title
    document.title = [title, ...before.split(BETWEEN).slice(1)].join(BETWEEN)
    return () => {
      document.title = before
    }
  }, [title])
}
