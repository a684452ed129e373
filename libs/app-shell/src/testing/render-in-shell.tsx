import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { toast } from 'react-hot-toast/headless'
import { createApiClient } from '@tryka/api-client'
import { AppShell } from '../app-shell'
import type { Links } from '../api/links'
import { createQueryClient } from '../query'

/** Toasts live outside React, so a test starts by forgetting those of the last one. */
export const forgetToasts = (): void => act(() => toast.remove())

/** Renders inside the whole shell, with a fake API behind the real client and no toast left from before. */
export function renderInShell(node: ReactNode, options: { fetch: typeof fetch; links?: Links }) {
  forgetToasts()
  const client = createApiClient({ fetch: options.fetch })
  const queryClient = createQueryClient({ client })
  const view = render(
    <AppShell client={client} queryClient={queryClient} {...(options.links ? { links: options.links } : {})}>
      {node}
    </AppShell>,
  )
  return { ...view, client, queryClient }
}
