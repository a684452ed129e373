import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { z } from 'zod'
import { Field, TextInput } from '@tryka/ui'
import { filled } from './schema'
import { useForm } from './use-form'

const schema = z.object({ name: filled('Add a name.'), place: z.string(), lines: z.array(z.string()) })
type Typed = z.input<typeof schema>

const STORED: Typed = { name: 'Ada', place: 'London', lines: ['one', 'two'] }

function Example({
  stored = STORED,
  send = () => undefined,
}: {
  stored?: Typed
  send?: (to: Typed) => void
}) {
  const form = useForm({ schema, start: stored, follow: true })
  const lines = form.choice('lines')
  return (
    <>
      <Field label="Name" {...form.field('name')}>
        <TextInput {...form.text('name')} />
      </Field>
      <Field label="Place" {...form.field('place')}>
        <TextInput {...form.text('place')} />
      </Field>
      <p>{lines.value.join(' ')}</p>
      <button onClick={() => lines.onValueChange(lines.value.slice(1))}>Less</button>
      <button onClick={form.submit(send)}>Send</button>
      <button onClick={form.reset}>Discard</button>
      <p role="status">{form.dirty ? 'Changed' : 'As stored'}</p>
    </>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const NEWS: Typed = { name: 'Grace', place: 'New York', lines: ['one', 'two', 'three'] }

describe('A form over what others save', () => {
  it('keeps a field with changes, and lets the others go along', async () => {
    const send = jest.fn()
    const { rerender } = render(<Example send={send} />)
    await userEvent.type(screen.getByLabelText('Name'), ' L')

    await act(async () => rerender(<Example send={send} stored={NEWS} />))

    expect(screen.getByLabelText('Name')).toHaveValue('Ada L')
    expect(screen.getByLabelText('Place')).toHaveValue('New York')
    expect(screen.getByRole('status')).toHaveTextContent('Changed')
    await press('Send')
    expect(send).toHaveBeenCalledWith({ ...NEWS, name: 'Ada L' })
  })

  it('keeps a list whole, also when another one is longer', async () => {
    const { rerender } = render(<Example />)
    await press('Less')

    await act(async () => rerender(<Example stored={NEWS} />))

    expect(screen.getByText('two')).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveValue('Grace')
  })

  it('keeps what was said of a refused attempt', async () => {
    const { rerender } = render(<Example />)
    await userEvent.clear(screen.getByLabelText('Name'))
    await press('Send')

    await act(async () => rerender(<Example stored={NEWS} />))

    expect(screen.getByLabelText('Name')).toHaveValue('')
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Error: Add a name.')
  })

  it('begins anew with what is stored now', async () => {
    const { rerender } = render(<Example />)
    await userEvent.clear(screen.getByLabelText('Name'))
    await press('Less')
    await press('Send')
    await act(async () => rerender(<Example stored={NEWS} />))

    await press('Discard')

    expect(screen.getByLabelText('Name')).toHaveValue('Grace')
    expect(screen.getByText('one two three')).toBeVisible()
    expect(screen.queryByText('Add a name.')).toBeNull()
    expect(screen.getByRole('status')).toHaveTextContent('As stored')
  })
})
