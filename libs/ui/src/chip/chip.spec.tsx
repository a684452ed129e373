import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type FormEvent } from 'react'
import { Field } from '../field/field'
import { axeViolations } from '../testing'
import { Chip } from './chip'
import { ChipInput } from './chip-input'

function Skills({ start = [], maxItems }: { start?: string[]; maxItems?: number }) {
  const [value, setValue] = useState(start)
  return (
    <Field label="Skills">
      <ChipInput value={value} onValueChange={setValue} maxItems={maxItems} />
    </Field>
  )
}

const chips = () =>
  screen.queryAllByRole('button', { name: /^Remove/ }).map((button) => button.getAttribute('aria-label'))

describe('Chip', () => {
  it('can be removed by a named button only when it may go', async () => {
    const remove = jest.fn()
    render(
      <>
        <Chip>Go</Chip>
        <Chip onRemove={remove} removeLabel="Remove Rust">
          Rust
        </Chip>
      </>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Remove Rust' }))
    expect(remove).toHaveBeenCalledTimes(1)
    expect(screen.getAllByRole('button')).toHaveLength(1)
  })
})

describe('ChipInput', () => {
  it('adds with Enter without sending the form, with a comma, and on leaving', async () => {
    const submit = jest.fn((event: FormEvent) => event.preventDefault())
    render(
      <form onSubmit={submit}>
        <Skills />
      </form>,
    )
    const input = screen.getByRole('textbox', { name: 'Skills' })

    await userEvent.type(input, 'Rust{Enter}Go,TypeScript')
    await userEvent.tab()

    expect(chips()).toEqual(['Remove Rust', 'Remove Go', 'Remove TypeScript'])
    expect(screen.getByRole('status')).toHaveTextContent('TypeScript added')
    expect(submit).not.toHaveBeenCalled()
  })

  it('ignores blanks, repeats in any case, and what is beyond the limit', async () => {
    render(<Skills start={['Rust']} maxItems={2} />)
    await userEvent.type(screen.getByRole('textbox'), '   {Enter}rust{Enter}Go{Enter}Zig{Enter}')
    expect(chips()).toEqual(['Remove Rust', 'Remove Go'])
  })

  it('leaves Enter to an input method that is composing', async () => {
    render(<Skills />)
    const input = screen.getByRole('textbox')
    await userEvent.type(input, 'かな')

    fireEvent.keyDown(input, { key: 'Enter', isComposing: true })

    expect(chips()).toEqual([])
    expect(input).toHaveValue('かな')
  })

  it('removes the last with Backspace in the empty input, and any by its button', async () => {
    render(<Skills start={['Rust', 'Go', 'Zig']} />)
    const input = screen.getByRole('textbox')

    await userEvent.type(input, 'x{Backspace}{Backspace}')
    expect(chips()).toEqual(['Remove Rust', 'Remove Go'])

    await userEvent.click(screen.getByRole('button', { name: 'Remove Rust' }))
    expect(chips()).toEqual(['Remove Go'])
    expect(input).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('Rust removed')
  })

  it('has no accessibility faults', async () => {
    const { container } = render(<Skills start={['Rust']} />)
    expect(await axeViolations(container)).toEqual([])
  })
})
