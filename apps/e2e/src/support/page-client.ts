import type { Page } from '@playwright/test'
import { createApiClient, type ApiClient } from '@tryka/api-client'
import type { Places } from './fixtures'

/**
 * The typed client, whose calls are made within a page: as its guest, and where only the browser knows the host names of
 * separate deployments.
 */
export const pageClient = (page: Page, places: Places): ApiClient =>
  createApiClient({
    baseUrl: places.api(''),
    fetch: async (input, init) => {
      const { method, headers, body } = init ?? {}
      const request = { method, headers, ...(body ? { body: String(body) } : {}) }
      const { status, text } = await page.evaluate(
        async ([url, options]) => {
          const answer = await fetch(url, { ...options, credentials: 'include' } as RequestInit)
          return { status: answer.status, text: await answer.text() }
        },
        [String(input), request] as const,
      )
      // An answer without content must be made without a body.
      return new Response(text || null, { status })
    },
  })
