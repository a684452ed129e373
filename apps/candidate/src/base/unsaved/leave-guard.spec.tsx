import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createBrowserHistory } from 'history'
import { Route, Routes, useNavigate } from 'react-router-dom'
import { Dialog, Field, TextInput } from '@tryka/ui'
import { HistoryRouter } from '../address/router'
import { LeaveGuard } from './leave-guard'
import { useUnsavedGuard } from './use-unsaved-guard'

/** A form with changes, and a dialog over it in which something can be typed. */
function Page() {
  const guard = useUnsavedGuard(true)
  const navigate = useNavigate()
  const [open, setOpen] = useState(true)
  const [text, setText] = useState('')
  return (
    <>
      {guard.asking && <button onClick={guard.goOn}>Leave the form</button>}
      <Dialog open={open} onOpenChange={setOpen} title="Note" dirty={text !== ''}>
        <Field label="Words">
          <TextInput value={text} onChange={(event) => setText(event.currentTarget.value)} />
        </Field>
        <button
          onClick={() => {
            setOpen(false)
            void navigate('/?section=one&sent=1')
          }}
        >
          Send
        </button>
      </Dialog>
    </>
  )
}

function open() {
  window.history.pushState(null, '', '/before')
  const history = createBrowserHistory()
  history.push('/?section=one')
  render(
    <HistoryRouter history={history}>
      <LeaveGuard>
        <Routes>
          <Route path="/" element={<Page />} />
          <Route path="/before" element={<p>Before</p>} />
        </Routes>
      </LeaveGuard>
    </HistoryRouter>,
  )
  return {
    back: () => act(() => history.back()),
    address: () => `${history.location.pathname}${history.location.search}`,
  }
}

/** Whether closing the tab would be asked about. */
const tabAsks = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

describe('Ways out of a page with unsaved work', () => {
  it('ask for the dialog on top first, then for the form below', async () => {
    const { back, address } = open()
    await userEvent.type(screen.getByLabelText('Words'), 'x')
    await userEvent.tab()

    await back()
    await userEvent.click(await screen.findByRole('button', { name: 'Keep writing' }))
    expect(address()).toBe('/?section=one')
    expect(screen.getByLabelText('Words')).toHaveValue('x')

    await back()
    const discard = await screen.findByRole('button', { name: 'Discard' })
    await act(async () => discard.click())
    expect(address()).toBe('/?section=one')
    await waitFor(() => expect(screen.getByText('Leave the form')).toBeInTheDocument())
    await act(async () => screen.getByText('Leave the form').click())
    await waitFor(() => expect(address()).toBe('/before'))
    expect(tabAsks()).toBe(false)
  })

  it('do not stop what the dialog itself goes on to', async () => {
    const { address } = open()
    await userEvent.type(screen.getByLabelText('Words'), 'x')
    expect(tabAsks()).toBe(true)

    await userEvent.click(screen.getByRole('button', { name: 'Send' }))

    await waitFor(() => expect(address()).toBe('/?section=one&sent=1'))
  })
})
