import { createFakeApi, type FakeApi } from '@tryka/api-client/testing'
import { renderInShell } from '@tryka/app-shell/testing'
import { createBrowserRouter, RouterProvider, useLocation } from 'react-router-dom'
import type { ReactNode } from 'react'

const Address = () => <output data-testid="address">{useLocation().search}</output>

/** Shows one section as the dashboard would, at an address, over a fake API. */
export function openSection(section: ReactNode, api: FakeApi = createFakeApi(), query = '') {
  window.history.replaceState({}, '', `/candidate-dashboard${query}`)
  const page = (
    <>
      <main>{section}</main>
      <Address />
    </>
  )
  // The router of the app: unsaved work must be able to hold a navigation back.
  const router = createBrowserRouter([{ path: '*', element: page }])
  return renderInShell(<RouterProvider router={router} />, { fetch: api.fetch })
}
