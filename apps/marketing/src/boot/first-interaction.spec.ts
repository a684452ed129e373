import { fireEvent, waitFor } from '@testing-library/react'
import { held } from '../testing/held'
import { onFirstInteraction } from './first-interaction'

const started: (() => void)[] = []

/** A start that ends when the test says so. */
function heldStart() {
  const ended = held<void>()
  started.push(ended.give)
  return { start: jest.fn(() => ended.promise), end: ended.give }
}

const button = () => document.querySelector('button') as HTMLButtonElement

describe('The first interaction', () => {
  afterEach(async () => {
    // Each start that ends lets go of the page.
    fireEvent.keyDown(document.body, { key: 'Shift' })
    started.splice(0).forEach((end) => end())
    await Promise.resolve()
  })

  beforeEach(() => {
    window.history.replaceState({}, '', '/')
    document.body.innerHTML = '<form><input name="email"><button type="button">Press</button></form>'
  })

  it('starts the app once, at the first sign of a person', () => {
    const { start } = heldStart()
    onFirstInteraction(start)
    expect(start).not.toHaveBeenCalled()

    fireEvent.keyDown(document.body, { key: 'Tab' })
    fireEvent.pointerOver(document.body)

    expect(start).toHaveBeenCalledTimes(1)
  })

  it('starts at once when the address carries a query', () => {
    window.history.replaceState({}, '', '/early-access?type=company')
    const { start } = heldStart()

    onFirstInteraction(start)

    expect(start).toHaveBeenCalledTimes(1)
  })

  it('starts at once when this tab kept what was typed before a reload', async () => {
    const { start } = heldStart()

    onFirstInteraction(start, true)

    expect(start).toHaveBeenCalledTimes(1)
  })

  it('presses the key of the notifications again', async () => {
    const { start, end } = heldStart()
    onFirstInteraction(start)
    const pressed = jest.fn()
    fireEvent.keyDown(document.body, { key: 'F8' })
    window.addEventListener('keydown', pressed)
    end()

    await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1))
    window.removeEventListener('keydown', pressed)
    expect(pressed.mock.calls[0]?.[0]).toMatchObject({ key: 'F8' })
  })

  it('presses a button again that was pressed too early, with the focus on it', async () => {
    const { start, end } = heldStart()
    onFirstInteraction(start)
    const pressed = jest.fn()
    button().addEventListener('click', pressed)

    fireEvent.pointerDown(button())
    fireEvent.click(button())
    expect(pressed).not.toHaveBeenCalled()
    end()

    await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1))
    expect(button()).toHaveFocus()
  })

  it('sends a form again that was sent too early', async () => {
    const { start, end } = heldStart()
    onFirstInteraction(start)
    const sent = jest.fn((event: Event) => event.preventDefault())
    const form = document.forms[0] as HTMLFormElement
    form.addEventListener('submit', sent)

    fireEvent.keyDown(form, { key: 'Enter' })
    fireEvent.submit(form)
    expect(sent).not.toHaveBeenCalled()
    end()

    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
  })
})
