import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { z } from 'zod'
import { Field, NativeSelect, TextArea, TextInput } from '@tryka/ui'
import { openSection } from '../../testing/open-section'
import { FormDialog } from './form-dialog'
import { filled, oneOf, optional } from './schema'
import { useForm } from './use-form'

const KINDS = ['praise', 'fault'] as const
const schema = z
  .object({ kind: oneOf(KINDS, 'Choose a kind.'), why: optional(), text: filled('Write something.') })
  .refine(({ kind, why }) => kind !== 'fault' || why !== '', { path: ['why'], message: 'Give a reason.' })

interface Props {
  send?: (sent: z.output<typeof schema>) => void
  onClose?: () => void
}

function Example({ send = () => undefined, onClose = () => undefined }: Props) {
  const form = useForm({ schema, start: { kind: '', why: '', text: '' }, draft: 'example' })
  return (
    <FormDialog
      title="Example"
      submitLabel="Send"
      busyLabel="Sending…"
      busy={false}
      onClose={onClose}
      {...form.dialog(send)}
    >
      <Field label="Kind" {...form.field('kind')}>
        <NativeSelect
          placeholder="Choose"
          options={KINDS.map((value) => ({ value, label: value }))}
          {...form.choice('kind')}
        />
      </Field>
      {form.values.kind === 'fault' && (
        <Field label="Why" {...form.field('why')}>
          <TextInput {...form.text('why')} />
        </Field>
      )}
      <Field label="Text" {...form.field('text')}>
        <TextArea {...form.text('text')} />
      </Field>
    </FormDialog>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const kept = () => Object.keys(localStorage).filter((key) => key.endsWith(':example'))

describe('A form', () => {
  beforeEach(() => localStorage.clear())

  it('says nothing before it is sent, then moves to the first wrong field and follows the typing', async () => {
    const send = jest.fn()
    openSection(<Example send={send} />)
    expect(screen.queryByText(/Choose a kind/)).toBeNull()

    await press('Send')
    expect(screen.getByLabelText('Kind')).toHaveFocus()
    expect(screen.getByLabelText('Kind')).toHaveAccessibleDescription('Error: Choose a kind.')
    expect(screen.getByLabelText('Text')).toHaveAccessibleDescription('Error: Write something.')

    await userEvent.type(screen.getByLabelText('Text'), ' Good ')
    expect(screen.queryByText('Write something.')).toBeNull()
    expect(screen.getByLabelText('Text')).toHaveFocus()

    await userEvent.selectOptions(screen.getByLabelText('Kind'), 'praise')
    await press('Send')
    expect(send).toHaveBeenCalledWith({ kind: 'praise', why: '', text: 'Good' })
  })

  it('moves to what stands first, also when that field joined the form later', async () => {
    openSection(<Example />)
    await userEvent.selectOptions(screen.getByLabelText('Kind'), 'fault')

    await press('Send')

    expect(screen.getByLabelText('Why')).toHaveFocus()
  })

  it('brings back what was typed after a reload, and counts it as unsaved', async () => {
    openSection(<Example />)
    await userEvent.type(screen.getByLabelText('Text'), 'Half a word')
    await userEvent.selectOptions(screen.getByLabelText('Kind'), 'praise')
    cleanup()

    openSection(<Example />)
    expect(screen.getByLabelText('Text')).toHaveValue('Half a word')
    expect(screen.getByLabelText('Kind')).toHaveValue('praise')

    await press('Close')
    await press('Discard')
    expect(kept()).toEqual([])
  })

  it('keeps no copy of what is as it began', async () => {
    openSection(<Example />)
    await userEvent.type(screen.getByLabelText('Text'), 'a')
    expect(kept()).toHaveLength(1)

    await userEvent.clear(screen.getByLabelText('Text'))

    expect(kept()).toEqual([])
  })
})
