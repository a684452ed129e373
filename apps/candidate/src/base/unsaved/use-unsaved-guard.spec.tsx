import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy, Suspense } from 'react'
import { createMemoryHistory } from 'history'
import { Route, Routes } from 'react-router-dom'
import { HistoryRouter } from '../address/router'
import { LeaveGuard } from './leave-guard'
import { useUnsavedGuard } from './use-unsaved-guard'

function Writing() {
  const guard = useUnsavedGuard(true)
  return (
    <>
      <h1>Writing</h1>
      {guard.asking && <button onClick={guard.goOn}>Discard</button>}
    </>
  )
}

const Slow = lazy(() => new Promise<never>(() => undefined))

function open() {
  const history = createMemoryHistory({ initialEntries: ['/?section=one'] })
  render(
    <HistoryRouter history={history}>
      <LeaveGuard>
        <Suspense>
          <Routes>
            <Route path="/" element={<Writing />} />
            <Route path="/slow" element={<Slow />} />
          </Routes>
        </Suspense>
      </LeaveGuard>
    </HistoryRouter>,
  )
  const go = (to: string | -1) => act(() => (to === -1 ? history.back() : history.push(to)))
  const address = () => `${history.location.pathname}${history.location.search}`
  return { go, address }
}

describe('Unsaved work', () => {
  it('holds a way out of the section back until it is discarded', async () => {
    const { go, address } = open()

    await go('/?section=two')
    expect(address()).toBe('/?section=one')
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    expect(address()).toBe('/?section=two')
  })

  it('lets what is open within the section change', async () => {
    const { go, address } = open()

    await go('/?section=one&resume=7')
    expect(address()).toBe('/?section=one&resume=7')
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull()
  })

  it('does not hold back who returns before the next page has loaded', async () => {
    const { go, address } = open()
    await go('/slow')
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    expect(address()).toBe('/slow')

    await go(-1)

    expect(address()).toBe('/?section=one')
    expect(screen.getByRole('heading', { name: 'Writing' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull()
  })
})
