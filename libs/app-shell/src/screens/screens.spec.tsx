import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { axeViolations } from '@tryka/ui/testing'
import { createApiClient } from '@tryka/api-client'
import { linksFrom } from '../api/links'
import { AppShell } from '../app-shell'
import { createQueryClient } from '../query'
import { renderInShell } from '../testing'
import { ErrorBoundary } from './error-boundary'
import { NotFoundPage } from './not-found-page'
import { ScreenMain } from './screen-main'

const noCall: typeof fetch = () => Promise.reject(new Error('no call expected'))

describe('The 404 page', () => {
  it('says so in the words of the specification and leads home', async () => {
    renderInShell(<NotFoundPage />, { fetch: noCall })

    expect(screen.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible()
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    expect(document.title).toBe('Page Not Found | Tryka')
    expect(await axeViolations()).toEqual([])
  })

  it('leads to the public site where that is another host', () => {
    const links = linksFrom({ VITE_SITE_URL: 'https://www.example.com/' })
    renderInShell(<NotFoundPage />, { fetch: noCall, links })

    expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute(
      'href',
      'https://www.example.com/contact',
    )
  })

  it('renders on a server, toasts and all', () => {
    const client = createApiClient({ fetch: noCall })
    const html = renderToString(
      <AppShell client={client} queryClient={createQueryClient({ client })}>
        <NotFoundPage />
      </AppShell>,
    )

    expect(html).toContain('Page Not Found')
  })
})

describe('The main part of a layout', () => {
  it('takes the focus when another screen opens, not when the first one does', () => {
    const view = render(<ScreenMain screen="/a">The page</ScreenMain>)
    const main = screen.getByRole('main')
    expect(main).not.toHaveFocus()

    view.rerender(<ScreenMain screen="/b">The next page</ScreenMain>)
    expect(main).toHaveFocus()
  })
})

describe('The error boundary', () => {
  const Broken = ({ broken }: { broken: boolean }) => {
    if (broken) throw new Error('planted')
    return <p>The page</p>
  }
  const page = (broken: boolean, path: string) => (
    <ErrorBoundary resetKey={path}>
      <Broken broken={broken} />
    </ErrorBoundary>
  )

  it('says that the page failed and tries again on another path', () => {
    // React reports what a boundary caught; here that is the point.
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const view = render(page(true, '/a'))
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Load again' })).toBeEnabled()

    view.rerender(page(false, '/a'))
    expect(screen.queryByText('The page')).toBeNull()
    view.rerender(page(false, '/b'))
    expect(screen.getByText('The page')).toBeVisible()
  })
})

describe('Addresses of other apps', () => {
  it('are paths on one origin', () => {
    const links = linksFrom({})

    expect([links.app('/candidate-dashboard'), links.site('/'), links.careers]).toEqual([
      '/candidate-dashboard',
      '/',
      '/careers',
    ])
  })

  it('follow the settings of separate deployments', () => {
    const links = linksFrom({
      VITE_APP_URL: 'https://app.example.com',
      VITE_CAREERS_URL: 'https://jobs.example.com',
    })

    expect([links.app('/sign-in'), links.careers]).toEqual([
      'https://app.example.com/sign-in',
      'https://jobs.example.com',
    ])
  })
})
