import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { shortcutsNow } from './shortcut'
import { capsOf, useShortcuts, useSingleKeys, type Shortcut } from '.'

const ran = jest.fn<void, [string]>()
const key = (keys: string): Shortcut => ({ keys, title: keys, group: 'Here', run: () => ran(keys) })

function Keys({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  useShortcuts(shortcuts)
  return null
}

function Page({ children }: { children?: ReactNode }) {
  const [areOn, set] = useSingleKeys()
  return (
    <>
      <Keys shortcuts={['j', '?', 'g o', 'g i', 'i', 'mod+k'].map(key)} />
      <label>
        <input type="checkbox" checked={areOn} onChange={() => set(!areOn)} />
        Single keys
      </label>
      {children}
    </>
  )
}

const pressed = async (keys: string): Promise<string[]> => {
  ran.mockClear()
  await userEvent.keyboard(keys)
  return ran.mock.calls.map(([name]) => name)
}

describe('Shortcuts', () => {
  beforeEach(() => localStorage.clear())

  it('act by one key, by two in a row, and with Ctrl', async () => {
    render(<Page />)

    expect(await pressed('j')).toEqual(['j'])
    expect(await pressed('?')).toEqual(['?'])
    expect(await pressed('go')).toEqual(['g o'])
    expect(await pressed('{Control>}k{/Control}')).toEqual(['mod+k'])
    expect(await pressed('o')).toEqual([])
  })

  it('take the second of two keys for nothing else', async () => {
    render(<Page />)

    expect(await pressed('gi')).toEqual(['g i'])
    expect(await pressed('gj')).toEqual([])
    expect(await pressed('ggo')).toEqual(['g o'])
  })

  it('forget the first of two keys after a while', () => {
    render(<Page />)
    ran.mockClear()
    const press = (name: string, at: number) => {
      const event = new KeyboardEvent('keydown', { key: name, bubbles: true })
      Object.defineProperty(event, 'timeStamp', { value: at })
      document.body.dispatchEvent(event)
    }

    press('g', 10_000)
    press('i', 12_001)

    expect(ran.mock.calls).toEqual([['i']])
  })

  it('know a letter by its place where the layout has none', () => {
    render(<Page />)
    ran.mockClear()

    fireEvent.keyDown(document.body, { key: 'о', code: 'KeyJ' })
    fireEvent.keyDown(document.body, { key: 'ל', code: 'KeyK', ctrlKey: true })

    expect(ran.mock.calls).toEqual([['j'], ['mod+k']])
  })

  it('rest while somebody types, except those with Ctrl', async () => {
    render(
      <Page>
        <input aria-label="Text" />
        <textarea aria-label="Lines" />
        <div role="textbox" aria-label="Rich" contentEditable suppressContentEditableWarning tabIndex={0} />
      </Page>,
    )
    for (const field of [
      screen.getByLabelText('Text'),
      screen.getByLabelText('Lines'),
      screen.getByLabelText('Rich'),
    ]) {
      field.focus()
      expect(await pressed('j?go{Control>}k{/Control}')).toEqual(['mod+k'])
    }
    screen.getByRole('checkbox').focus()
    expect(await pressed('j')).toEqual(['j'])
  })

  it('leave other modifiers, and keys that somebody took, alone', async () => {
    render(
      // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- takes a key, as a rich text does.
      <div data-testid="taker" tabIndex={-1} onKeyDown={(event) => event.preventDefault()}>
        <Page />
      </div>,
    )

    for (const held of ['Control', 'Alt', 'Meta', 'Shift'])
      expect(await pressed(`{${held}>}j{/${held}}`)).toEqual([])
    expect(await pressed('{Meta>}k{/Meta}')).toEqual([])
    screen.getByTestId('taker').focus()
    expect(await pressed('j{Control>}k{/Control}')).toEqual([])
  })

  it.each([
    ['a dialog', <div role="dialog" key="1" />, []],
    ['a question', <div role="alertdialog" key="2" />, []],
    ['a menu', <div role="menu" key="3" />, []],
    ['a panel that leaves the keys alone', <div role="dialog" data-keys key="4" />, ['j', 'mod+k']],
    ['a dialog on its way out', <div role="dialog" data-state="closed" key="5" />, ['j', 'mod+k']],
  ])('under %s', async (_name, over, expected) => {
    render(<Page>{over}</Page>)

    expect(await pressed('j{Control>}k{/Control}')).toEqual(expected)
  })

  it('end with the component, and of two with the same keys the later acts', async () => {
    const later: Shortcut = { keys: 'j', title: 'Later', group: 'Here', run: () => ran('later') }
    const page = (more: readonly Shortcut[] | null) => (
      <>
        <Page />
        {more && <Keys shortcuts={more} />}
      </>
    )
    const { rerender, unmount } = render(page([later]))

    expect(await pressed('j')).toEqual(['later'])
    rerender(page([{ ...later, run: () => ran('changed') }]))
    expect(await pressed('j')).toEqual(['changed'])
    rerender(page(null))
    expect(await pressed('j')).toEqual(['j'])
    unmount()
    expect(await pressed('j')).toEqual([])
    expect(shortcutsNow()).toEqual([])
  })

  it('are switched off on this device but for those with Ctrl', async () => {
    render(<Page />)

    act(() => screen.getByRole('checkbox').click())
    expect(await pressed('j?go{Control>}k{/Control}')).toEqual(['mod+k'])
    expect(localStorage.getItem('tryka-single-keys')).toBe('off')

    act(() => screen.getByRole('checkbox').click())
    expect(await pressed('j')).toEqual(['j'])
    expect(localStorage.getItem('tryka-single-keys')).toBeNull()
  })

  it('follow the choice of another tab', () => {
    render(<Page />)

    localStorage.setItem('tryka-single-keys', 'off')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'tryka-single-keys' })))

    expect(screen.getByRole('checkbox')).not.toBeChecked()
  })

  it('are drawn as the caps of the keyboard', () => {
    expect(capsOf('g o')).toEqual([['G'], ['O']])
    expect(capsOf('mod+k')).toEqual([['Ctrl', 'K']])
    expect(capsOf('shift+arrowdown')).toEqual([['Shift', '↓']])
  })
})
