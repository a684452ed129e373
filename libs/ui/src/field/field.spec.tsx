import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { axeViolations, stubMedia } from '../testing'
import { Field } from './field'
import { NativeSelect } from './native-select'
import { OtpInput } from './otp-input'
import { Select } from './select'
import { TextArea } from './text-area'
import { TextInput } from './text-input'

const TOPICS = [
  { value: '', label: 'All Technologies' },
  { value: 'chain', label: 'Blockchain' },
  { value: 'data', label: 'Data Science' },
]

describe('Field', () => {
  it('names its control, and describes it by the hint and then the error', () => {
    render(
      <Field label="Email" hint="We send a code." error="Enter an email address.">
        <TextInput type="email" />
      </Field>,
    )
    const input = screen.getByRole('textbox', { name: 'Email' })
    expect(input).toHaveAccessibleDescription('We send a code. Error: Enter an email address.')
    expect(input).toBeInvalid()
  })

  it('describes nothing and is valid when there is nothing to say', () => {
    render(
      <Field label="Name">
        <TextInput />
      </Field>,
    )
    const input = screen.getByRole('textbox', { name: 'Name' })
    expect(input).not.toHaveAttribute('aria-describedby')
    expect(input).not.toHaveAttribute('aria-invalid')
  })

  it('marks what is optional, keeps a hidden label and a fixed id', () => {
    render(
      <>
        <Field label="Phone" optional>
          <TextInput />
        </Field>
        <Field label="Search" hideLabel id="q">
          <TextInput type="search" />
        </Field>
      </>,
    )
    expect(screen.getByRole('textbox', { name: 'Phone (optional)' })).toBeInTheDocument()
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveAttribute('id', 'q')
  })

  it('announces success when it comes', () => {
    const view = (success: string) => (
      <Field label="Email" success={success}>
        <TextInput />
      </Field>
    )
    const { rerender } = render(view(''))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    rerender(view('Verified'))
    expect(screen.getByRole('status')).toHaveTextContent('Verified')
  })

  it('refuses a control that has neither a field nor a name', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => render(<TextInput />)).toThrow('needs a <Field>')
    expect(() => render(<TextInput aria-label="Search" />)).not.toThrow()
  })

  it('forwards refs and lets own descriptions stand after the field’s', () => {
    const input = createRef<HTMLInputElement>()
    const area = createRef<HTMLTextAreaElement>()
    render(
      <>
        <p id="note">Note</p>
        <Field label="Name" hint="Hint">
          <TextInput ref={input} aria-describedby="note" end={<button type="button">Show</button>} />
        </Field>
        <Field label="Message">
          <TextArea ref={area} />
        </Field>
      </>,
    )
    expect(input.current).toHaveAccessibleDescription('Hint Note')
    expect(area.current).toBe(screen.getByRole('textbox', { name: 'Message' }))
  })

  it('has no accessibility faults', async () => {
    const { container } = render(
      <>
        <Field label="Email" hint="Hint" error="Error">
          <TextInput />
        </Field>
        <Field label="Topic">
          <NativeSelect options={TOPICS} value="" onValueChange={() => undefined} />
        </Field>
        <Field label="Other topic">
          <Select options={TOPICS} value="chain" onValueChange={() => undefined} />
        </Field>
        <Field label="Code">
          <OtpInput value="" onValueChange={() => undefined} />
        </Field>
      </>,
    )
    expect(await axeViolations(container)).toEqual([])
  })
})

function Topics({ onValueChange }: { onValueChange: (value: string) => void }) {
  const [value, setValue] = useState('')
  const change = (next: string) => {
    setValue(next)
    onValueChange(next)
  }
  return (
    <Field label="Topic" error="Choose a topic.">
      <Select options={TOPICS} value={value} onValueChange={change} placeholder="Choose" />
    </Field>
  )
}

describe('Select', () => {
  it('opens, moves, types ahead and chooses with the keyboard, also to an option whose value is empty', async () => {
    const changed = jest.fn()
    render(<Topics onValueChange={changed} />)
    const box = screen.getByRole('combobox', { name: 'Topic' })
    expect(box).toHaveTextContent('All Technologies')
    expect(box).toBeInvalid()
    expect(box).toHaveAccessibleDescription('Error: Choose a topic.')

    box.focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getAllByRole('option')).toHaveLength(3)
    expect(await axeViolations()).toEqual([])
    await userEvent.keyboard('{End}{Enter}')
    expect(changed).toHaveBeenLastCalledWith('data')
    expect(box).toHaveFocus()

    await userEvent.keyboard('{ArrowDown}{Home}{Enter}')
    expect(changed).toHaveBeenLastCalledWith('')
    expect(box).toHaveTextContent('All Technologies')
  })

  it('closes with Escape and keeps the value', async () => {
    const changed = jest.fn()
    render(<Topics onValueChange={changed} />)
    screen.getByRole('combobox').focus()

    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}')

    expect(screen.queryByRole('option')).not.toBeInTheDocument()
    expect(changed).not.toHaveBeenCalled()
  })

  it('is the platform’s own under a finger', async () => {
    const undo = stubMedia('pointer: coarse')
    const changed = jest.fn()
    render(<Topics onValueChange={changed} />)
    const box = screen.getByRole('combobox', { name: 'Topic' })
    expect(box.tagName).toBe('SELECT')

    await userEvent.selectOptions(box, 'Blockchain')

    expect(changed).toHaveBeenCalledWith('chain')
    undo()
  })

  it('shows its placeholder while nothing is chosen', () => {
    render(
      <>
        <Field label="A">
          <Select
            options={TOPICS.slice(1)}
            value=""
            onValueChange={() => undefined}
            placeholder="Choose one"
          />
        </Field>
        <Field label="B">
          <NativeSelect
            options={TOPICS.slice(1)}
            value=""
            onValueChange={() => undefined}
            placeholder="Choose one"
          />
        </Field>
      </>,
    )
    expect(screen.getByRole('combobox', { name: 'A' })).toHaveTextContent('Choose one')
    expect(screen.getByRole('combobox', { name: 'B' })).toHaveDisplayValue('Choose one')
  })

  it('stand under the names of their groups, where they have one', () => {
    const options = [
      { value: 'any', label: 'Any' },
      { value: 'rust', label: 'Rust', group: 'Languages' },
      { value: 'go', label: 'Go', group: 'Languages' },
      { value: 'sql', label: 'SQL', group: 'Data' },
    ]
    render(<NativeSelect aria-label="Skill" options={options} value="" onValueChange={() => undefined} />)

    const inGroup = (name: string) =>
      within(screen.getByRole('group', { name }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    expect(inGroup('Languages')).toEqual(['Rust', 'Go'])
    expect(inGroup('Data')).toEqual(['SQL'])
    expect(screen.getAllByRole('option')).toHaveLength(4)
  })
})

function Code({ onValueChange }: { onValueChange: (value: string) => void }) {
  const [value, setValue] = useState('')
  return (
    <Field label="Code">
      <OtpInput
        value={value}
        onValueChange={(digits) => {
          setValue(digits)
          onValueChange(digits)
        }}
      />
    </Field>
  )
}

describe('OtpInput', () => {
  it('takes six digits and nothing else, typed or pasted with a gap', async () => {
    const changed = jest.fn()
    render(<Code onValueChange={changed} />)
    const input = screen.getByRole('textbox', { name: 'Code' })

    await userEvent.type(input, '12a3-')
    expect(input).toHaveValue('123')

    await userEvent.clear(input)
    await userEvent.paste('048 190 7')
    expect(changed).toHaveBeenLastCalledWith('048190')
    expect(input).toHaveValue('048190')
  })

  it('asks for the number keys and offers the code from the message', () => {
    render(<Code onValueChange={() => undefined} />)
    const input = screen.getByRole('textbox')
    expect(input).toHaveAttribute('inputmode', 'numeric')
    expect(input).toHaveAttribute('autocomplete', 'one-time-code')
  })
})
