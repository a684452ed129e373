import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Flag, UserRound } from 'lucide-react'
import { useState } from 'react'
import { axeViolations } from '@tryka/ui/testing'
import { useFind, useShortcuts, type FindProps } from '..'
import { renderInShell } from '../testing/render-in-shell'
import { Jump, type Found } from '.'

const went = jest.fn<void, [string]>()
const ran = jest.fn()
let answer: (text: string) => Partial<Found> = () => ({})

const useFound = (text: string): Found[] =>
  text
    ? [
        {
          label: 'People',
          acts: [],
          isWaiting: false,
          isFailed: false,
          again: () => undefined,
          ...answer(text),
        },
      ]
    : []

const person = (title: string) => ({ id: title, title, icon: UserRound, to: `/people/${title}` })

const OurPalette = (props: FindProps) => (
  <Jump
    {...props}
    placeholder="A person"
    groups={[
      {
        label: 'Go to',
        acts: [{ id: 'reports', title: 'Reports', also: 'cases', icon: Flag, keys: 'g r', to: '/reports' }],
      },
      { label: 'Do', acts: [{ id: 'shout', title: 'Shout', icon: Flag, run: ran }] },
    ]}
    useFound={useFound}
    go={went}
  />
)

function Page() {
  const find = useFind(OurPalette)
  const [text, setText] = useState('')
  useShortcuts([{ keys: 'g r', title: 'Reports', group: 'Go to', run: () => went('/reports') }])
  return (
    <>
      <button onClick={find.open}>Find</button>
      <main>
        <input
          type="search"
          aria-label="This page"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </main>
      {find.layer}
    </>
  )
}

const render = () => renderInShell(<Page />, { fetch: () => Promise.reject(new Error('nothing is asked')) })
const field = () => screen.findByRole('combobox', { name: 'Search or jump to' })
const open = async () => {
  await userEvent.keyboard('{Control>}k{/Control}')
  return field()
}
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
const status = (text: string) => screen.findByText(text, { selector: '[role=status]' })

describe('The palette', () => {
  beforeEach(() => {
    localStorage.clear()
    went.mockClear()
    ran.mockClear()
    answer = () => ({})
  })

  it('opens by Ctrl K, also from a field, and gives the focus back', async () => {
    render()
    const search = screen.getByRole('searchbox')
    search.focus()

    expect(await open()).toHaveFocus()
    expect(options()).toEqual(['ReportsGR', 'Shout', 'All shortcuts?'])
    expect(await axeViolations(screen.getByRole('dialog'))).toEqual([])
    await userEvent.keyboard('{Escape}')

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(search).toHaveFocus()
  })

  it('goes where Enter says, by a name or another word for it', async () => {
    render()

    await userEvent.type(await open(), 'cases')
    expect(options()).toEqual(['ReportsGR'])
    await userEvent.keyboard('{Enter}')

    expect(went.mock.calls).toEqual([['/reports']])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('chooses with the arrows, and does what has no address', async () => {
    render()
    await open()

    await userEvent.keyboard('{ArrowDown}{Enter}')

    expect(ran).toHaveBeenCalledTimes(1)
    expect(went).not.toHaveBeenCalled()
  })

  it('asks the server from two letters on, once the typing pauses', async () => {
    const asked: string[] = []
    answer = (text) => {
      asked.push(text)
      return { acts: [person('Asha Nair'), person('Nashwa Haddad')] }
    }
    render()
    const typing = await open()

    await userEvent.type(typing, 'a')
    expect(await status('2 results')).toBeInTheDocument()
    expect(screen.queryByText('People')).toBeNull()
    await userEvent.type(typing, 'sh')
    expect(await screen.findByRole('option', { name: /Nair$/ })).toBeVisible()
    expect(screen.getByText('Ash', { selector: 'mark' })).toBeVisible()
    expect(await status('2 results')).toBeInTheDocument()
    expect(new Set(asked)).toEqual(new Set(['ash']))
    await userEvent.keyboard('{ArrowDown}{Enter}')

    expect(went.mock.calls).toEqual([['/people/Nashwa Haddad']])
  })

  it('says that it searches, and that nothing was found', async () => {
    answer = () => ({ isWaiting: true })
    render()
    await userEvent.type(await open(), 'zz')

    expect(await within(screen.getByRole('listbox')).findByText('Searching…')).toBeVisible()
    answer = () => ({})
    await userEvent.type(await field(), 'z')
    expect(await status('Nothing found. Try a name, a title or one word of it.')).toBeInTheDocument()
  })

  it('tries a search again that failed', async () => {
    const again = jest.fn()
    answer = () => ({ isFailed: true, again })
    render()
    await userEvent.type(await open(), 'zz')

    expect(await screen.findByRole('option', { name: /Try again.*This could not be searched/ })).toBeVisible()
    await userEvent.keyboard('{Enter}')

    expect(again).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('dialog')).toBeVisible()
  })

  it('opens an address in another tab by Ctrl Enter and Ctrl click', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null)
    render()
    await open()

    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    const user = userEvent.setup()
    await user.keyboard('{Control>}')
    await user.click(screen.getByRole('option', { name: 'Reports' }))

    expect(opened.mock.calls.map(([to]) => to)).toEqual(['/reports', '/reports'])
    expect(went).not.toHaveBeenCalled()
    opened.mockRestore()
  })

  it('closes by Ctrl K', async () => {
    render()
    await open()

    await userEvent.keyboard('{Control>}k{/Control}')

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('The list of shortcuts', () => {
  beforeEach(() => localStorage.clear())
  const row = (title: string) => screen.getByText(title, { selector: 'dt' }).parentElement

  it('opens by its key, names each key, and turns single ones off on this device', async () => {
    render()
    const find = screen.getByRole('button', { name: 'Find' })
    find.focus()
    await userEvent.keyboard('?')

    const dialog = await screen.findByRole('dialog', { name: 'Shortcuts' })
    expect(
      within(dialog)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Everywhere', 'Go to'])
    expect(row('Search or jump to')).toHaveTextContent('CtrlK')
    expect(row('Reports')).toHaveTextContent('GthenR')
    expect(await axeViolations(dialog)).toEqual([])
    await userEvent.click(screen.getByRole('switch', { name: 'Single keys' }))
    expect(row('Reports')).toHaveTextContent('off')
    expect(row('Search or jump to')).toHaveTextContent('CtrlK')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(find).toHaveFocus()

    went.mockClear()
    await userEvent.keyboard('gr?')
    expect(went).not.toHaveBeenCalled()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opens from the palette, where single keys are off', async () => {
    localStorage.setItem('tryka-single-keys', 'off')
    render()

    await userEvent.type(await open(), 'shortcuts{Enter}')

    expect(await screen.findByRole('switch', { name: 'Single keys' })).not.toBeChecked()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('leaves the search of the page one key away', async () => {
    render()

    await userEvent.keyboard('/')

    expect(screen.getByRole('searchbox')).toHaveFocus()
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })
})
