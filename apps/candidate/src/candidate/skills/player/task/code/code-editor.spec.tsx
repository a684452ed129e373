import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Field } from '@tryka/ui'
import { axeViolations } from '@tryka/ui/testing'
import { CodeEditor } from './code-editor'

function Page({ starter }: { starter: string }) {
  const [code, setCode] = useState(starter)
  return (
    <main>
      <button type="button">Before</button>
      <Field label="Your code" hint="One statement.">
        <CodeEditor value={code} onChange={setCode} />
      </Field>
      <button type="button">After</button>
    </main>
  )
}
function open(starter = '') {
  render(<Page starter={starter} />)
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your code' })
  area.focus()
  area.setSelectionRange(starter.length, starter.length)
  return area
}

describe('The code editor', () => {
  it('is a text area that corrects nothing, numbered, and says how it is left', async () => {
    const area = open('SELECT 1\nFROM a')
    for (const [name, value] of [
      ['spellcheck', 'false'],
      ['autocorrect', 'off'],
      ['autocapitalize', 'off'],
      ['wrap', 'off'],
    ] as const)
      expect(area).toHaveAttribute(name, value)
    expect(area).toHaveAccessibleDescription('One statement. Tab indents. Esc then Tab leaves the field.')
    expect(screen.getByText(/^1\s2$/)).toHaveAttribute('aria-hidden', 'true')
    expect(screen.getByText('15 of 8,192 bytes')).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await userEvent.keyboard('{Enter}é')
    expect(screen.getByText(/^1\s2\s3$/)).toBeVisible()
    expect(screen.getByText('18 of 8,192 bytes')).toBeVisible()
  })

  it('indents by Tab, keeps the depth by Enter, and goes back by Shift and Tab', async () => {
    const area = open('if (a) {\n')
    await userEvent.keyboard('{Tab}b(){Enter}c()')
    expect(area).toHaveValue('if (a) {\n  b()\n  c()')
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}!')
    expect(area).toHaveValue('if (a) {\n  b()\nc()!')
    area.setSelectionRange(0, area.value.length)
    await userEvent.keyboard('{Tab}')
    expect(area).toHaveValue('  if (a) {\n    b()\n  c()!')
    expect(area).toHaveFocus()
  })

  it.each([
    ['on by Tab', '{Escape}{Tab}', 'After'],
    ['back by Shift and Tab', '{Escape}{Shift>}{Tab}{/Shift}', 'Before'],
  ])('is no trap: after Escape it is left %s, which is announced', async (_way, keys, name) => {
    const area = open('a')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('status')).toHaveTextContent('Tab leaves the field now.')
    await userEvent.keyboard(keys)
    expect(screen.getByRole('button', { name })).toHaveFocus()
    expect(area).toHaveValue('a')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('indents again once something was typed after Escape', async () => {
    const area = open('a')
    await userEvent.keyboard('{Escape}b{Tab}')
    expect(area).toHaveValue('ab  ')
    expect(area).toHaveFocus()
  })

  it('leaves keys to the browser that are its own, and to who composes a letter', () => {
    const area = open('a')
    // `fireEvent` is false where the page took the key.
    expect(fireEvent.keyDown(area, { key: 'Tab', ctrlKey: true })).toBe(true)
    expect(fireEvent.keyDown(area, { key: 'Enter', isComposing: true })).toBe(true)
    expect(fireEvent.keyDown(area, { key: 'Tab' })).toBe(false)
    expect(area).toHaveValue('a ')
  })
})
